/** One request, as the operator may count it: never a document, never an extracted value. */
export interface UsageRecord {
  readonly requestId: string
  readonly at: Date
  readonly operation: string
  readonly tokenId: string
  readonly status: number
  /** `""` on success, else the code of the error table. */
  readonly code: string
  readonly milliseconds: number
  /** Bytes of the request's documents. */
  readonly bytes: number
  readonly pages: number
}

/** Takes records without making the answer wait; `close` returns when every record is stored. */
export interface UsageRecorder {
  record(record: UsageRecord): void
  /** Requests of a token since the given moment, those not yet stored included. */
  countSince(tokenId: string, since: Date): Promise<number>
  close(): Promise<void>
}
