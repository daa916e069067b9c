import { names, path } from './address-setting.js'
import { bytes, choice, count, flag, milliseconds, secret, text } from './setting.js'

/** A body becomes one string, and Node's strings end at 2^29 - 24 characters. */
const documentBytes = { min: 1_000, max: 500_000_000 }

/**
 * Every setting of the service, once: its environment variable, type, default and a sentence. `docs/settings.md` is
 * generated from this table and `loadConfig` validates against it.
 */
export const settings = {
  host: text('HOST', '127.0.0.1', 'Address that the API listens on. 0.0.0.0 listens on every interface.'),
  port: count('PORT', 8080, 'Port that the API listens on; 0 takes a free one.', { min: 0, max: 65535 }),
  adminHost: text('LEKHA_ADMIN_HOST', '127.0.0.1', 'Address that the admin listener (health, metrics) listens on.'),
  adminPort: count('LEKHA_ADMIN_PORT', 9090, 'Port of the admin listener; 0 takes a free one.', { min: 0, max: 65535 }),
  dataDir: text('LEKHA_DATA_DIR', './data', 'Folder of the embedded store.'),
  databaseUrl: secret('DATABASE_URL', '', 'postgres:// address of a PostgreSQL store; empty: the embedded store.'),
  environment: choice('LEKHA_ENVIRONMENT', ['live', 'uat'], 'live', 'Which tokens this deployment takes.'),
  basePath: path('LEKHA_BASE_PATH', '/api', 'First part of every operation address.'),
  versionPrefix: path('LEKHA_VERSION_PREFIX', '', 'Put before the version in every operation address, e.g. "lekha/".'),
  endpointNames: names('LEKHA_ENDPOINT_NAMES', 'Renamed endpoints as "cheque=check,motor=vehicle".'),
  logLevel: choice(
    'LEKHA_LOG_LEVEL',
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'info',
    'Least severe log line that is written.',
  ),
  workers: count('LEKHA_WORKERS', 0, 'Worker processes; 0: one for each core.', { min: 0, max: 256 }),
  workerThreads: count(
    'LEKHA_WORKER_THREADS',
    0,
    'Cores that one network run may use inside a worker; 0: the cores shared out among the workers, at least one.',
    { min: 0, max: 64 },
  ),
  queueSize: count('LEKHA_QUEUE_SIZE', 50, 'Requests that may wait for a worker; one more is answered queue_full.', {
    min: 0,
    max: 100_000,
  }),
  deadlineMs: milliseconds('LEKHA_DEADLINE_MS', 60_000, 'Time that one request may take, waiting included.'),
  uploadMs: milliseconds('LEKHA_UPLOAD_MS', 60_000, 'Time that a caller may take to send one request.'),
  workerMaxTasks: count('LEKHA_WORKER_MAX_TASKS', 10_000, 'A worker is replaced after this many requests; 0: never.', {
    min: 0,
    max: 1e9,
  }),
  workerMaxResidentBytes: bytes(
    'LEKHA_WORKER_MAX_RESIDENT_BYTES',
    1_500_000_000,
    'A worker above this resident memory is replaced after its request; 0: never.',
  ),
  shutdownMs: milliseconds(
    'LEKHA_SHUTDOWN_MS',
    30_000,
    'Time that running requests are given when the process is told to stop.',
  ),
  maxBodyBytes: bytes('LEKHA_MAX_BODY_BYTES', 48_000_000, 'Largest request body.', documentBytes),
  maxDocumentBytes: bytes('LEKHA_MAX_DOCUMENT_BYTES', 32_000_000, 'Largest single document.', documentBytes),
  maxPixels: count('LEKHA_MAX_PIXELS', 60_000_000, 'Most pixels of one page, checked before decoding.', {
    min: 1_000,
    max: 1e9,
  }),
  maxPages: count('LEKHA_MAX_PAGES', 50, 'Most pages of one document.', { min: 1, max: 100_000 }),
  photoPages: count(
    'LEKHA_PHOTO_PAGES',
    10,
    'Pages of one document in which a photograph is looked for, from the first.',
    {
      min: 1,
      max: 100_000,
    },
  ),
  pdfDpi: count('LEKHA_PDF_DPI', 200, 'Resolution at which PDF pages are drawn.', { min: 72, max: 600 }),
  maskAadhaar: flag(
    'LEKHA_MASK_AADHAAR',
    true,
    'Document analysis shows only the last four digits of Aadhaar numbers, in every output.',
  ),
  ratePerMinute: count(
    'LEKHA_RATE_PER_MINUTE',
    600,
    'Requests a minute of a token that has no rate of its own; 0: unlimited.',
    { min: 0, max: 1e9 },
  ),
  tokenCacheMs: count(
    'LEKHA_TOKEN_CACHE_MS',
    5_000,
    'Milliseconds that a checked token is remembered; a revocation takes effect within them. 0: every request asks the store.',
    { min: 0, max: 3_600_000 },
  ),
  docsPage: flag('LEKHA_DOCS_PAGE', true, 'Serve the interactive documentation at /docs.'),
} as const
