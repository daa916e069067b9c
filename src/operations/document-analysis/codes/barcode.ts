/** A barcode or QR code that was read. */
export interface Barcode {
  /** As the reader names it, e.g. `QRCode`, `Code128`, `PDF417`. */
  readonly kind: string
  readonly value: string
  readonly page: number
  readonly box: readonly number[]
}
