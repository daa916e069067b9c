import type { Migration } from './migration.js'

export const tokensAndUsage: Migration = {
  name: '0001-tokens-and-usage',
  async up(db) {
    await db.schema
      .createTable('token')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('environment', 'text', (column) => column.notNull())
      .addColumn('scopes', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .addColumn('revoked_at', 'bigint')
      .addColumn('rate_per_minute', 'integer')
      .addColumn('daily_quota', 'integer')
      .execute()

    await db.schema
      .createTable('token_key')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('token_id', 'text', (column) => column.notNull().references('token.id'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('valid_until', 'bigint')
      .execute()
    await db.schema.createIndex('token_key_token').on('token_key').column('token_id').execute()

    await db.schema
      .createTable('usage')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('request_id', 'text', (column) => column.notNull())
      .addColumn('operation', 'text', (column) => column.notNull())
      .addColumn('token_id', 'text', (column) => column.notNull())
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('milliseconds', 'double precision', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('pages', 'integer', (column) => column.notNull())
      .execute()
    // Holds all that the daily count asks for, so that counting reads the index alone.
    await db.schema.createIndex('usage_token_at_status').on('usage').columns(['token_id', 'at', 'status']).execute()
  },
}
