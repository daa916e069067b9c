import type { Static, TObject, TSchema } from '@sinclair/typebox'
import type { LekhaError } from '../errors/lekha-error.js'
import type { ErrorCode } from '../errors/table.js'
import type { ToolName, Tools } from './tools.js'

/**
 * One thing that the service can do. Routes, validation, scopes, OpenAPI, usage, metrics and documentation are made from
 * this object alone: HTTP knows no operation by name, and an operation knows no HTTP.
 *
 * A request passes through it one way: `prepare` (beside the HTTP server: base64 → bytes) → `run` (in a worker when the
 * operation is heavy) → `succeed` or `fail` (the envelope).
 */
export interface Operation<
  Request extends TObject = TObject,
  Input = unknown,
  Result = unknown,
  Needs extends ToolName = ToolName,
  Part = Result,
> {
  /** Stable name: the scope of tokens, the label of metrics and of usage records. */
  readonly name: string
  /** Last part of the address, e.g. `cheque` in /api/v1/cheque. An operator can rename it. */
  readonly endpoint: string
  readonly version: `v${number}`
  readonly title: string
  readonly description: string
  /** `heavy` runs in the worker pool, `light` beside it in the server's own process and must take few milliseconds. */
  readonly weight: 'light' | 'heavy'
  readonly request: Request
  /** Schema of the answer, of success and of failure alike. */
  readonly response: TSchema
  readonly example: { readonly request: Static<Request>; readonly response: unknown }
  /** The codes of status 200 that `prepare` and `run` throw; written into the OpenAPI document. */
  readonly failures: readonly ErrorCode[]
  /** Loaded by a worker before it says that it is ready. */
  readonly tools: readonly Needs[]

  /** The validated body as plain data and raw documents. Throws `invalid_base64`. Pure; called once per request. */
  prepare(request: Static<Request>): Prepared<Input>
  /** Does the work, or one part of it. Throws a LekhaError for what the caller must be told. */
  run(prepared: Prepared<Input>, tools: Pick<Tools, Needs>, context: RunContext): Promise<Outcome<Part>>
  /** Of a heavy operation whose work falls into parts that several workers can do side by side. */
  readonly division?: Division<Input, Part, Result>
  /** The envelope of success. */
  succeed(request: Static<Request>, result: Result): unknown
  /** The envelope of failure. `request` holds what could be read of the body: possibly nothing, of any type. */
  fail(request: Readonly<Record<string, unknown>>, error: LekhaError): unknown
}

/** How the work of one request is shared out, and what the parts say together. Both run in the server's process. */
export interface Division<Input, Part, Result> {
  /** @param most at least 1 @returns 1 to `most` parts, which together are the whole */
  split(prepared: Prepared<Input>, most: number): readonly Prepared<Input>[]
  /** The parts' results in the order of `split`. Throws a LekhaError for what the caller must be told. */
  join(input: Input, parts: readonly Part[]): Result
}

/** Crosses a process boundary: plain data that a structured clone carries. */
export interface Prepared<Input> {
  readonly input: Input
  /** The documents' bytes, in the order of the request. */
  readonly documents: readonly Uint8Array[]
}

export interface Outcome<Result> {
  readonly result: Result
  /** Pages that were looked at, for the usage record. */
  readonly pages: number
}

export interface RunContext {
  /** Aborted when the deadline passes or the caller hangs up. Loops over pages or lines check it. */
  readonly signal: AbortSignal
  /** Measures one stage; the sums are sent as the header server-timing and kept as metrics. */
  time<T>(stage: string, work: () => Promise<T>): Promise<T>
}
