import type { Operation } from '../operations/operation.js'
import type { Grant } from '../tokens/grant.js'

/** What is known of a request while it is served, for its log line, metrics and usage record; nothing of its content. */
export interface RequestFacts {
  /** null: the address belongs to no operation. */
  operation: Operation | null
  /** null: the token was not accepted. */
  grant: Grant | null
  /** The token's daily quota counts this request among the running ones. */
  entered: boolean
  /** "" on success, else a code of the error table. */
  code: string
  /** Of the request's documents. */
  bytes: number
  pages: number
  stages: Record<string, number>
}

export const newRequestFacts = (operation: Operation | null): RequestFacts => ({
  operation,
  grant: null,
  entered: false,
  code: '',
  bytes: 0,
  pages: 0,
  stages: {},
})

declare module 'fastify' {
  interface FastifyRequest {
    facts: RequestFacts
  }
}
