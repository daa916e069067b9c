/** The functions of the module that are called, as fpdfview.h and fpdf_edit.h declare them; pointers are numbers. */
export interface Native {
  HEAPU8: Uint8Array
  wasmExports: { malloc(size: number): number; free(pointer: number): void }
  _FPDF_InitLibrary(): void
  _FPDF_LoadMemDocument(data: number, size: number, password: number): number
  _FPDF_GetLastError(): number
  _FPDF_CloseDocument(document: number): void
  _FPDF_GetPageCount(document: number): number
  _FPDF_LoadPage(document: number, index: number): number
  _FPDF_ClosePage(page: number): void
  _FPDF_GetPageWidthF(page: number): number
  _FPDF_GetPageHeightF(page: number): number
  _FPDFPage_CountObjects(page: number): number
  _FPDFPage_GetObject(page: number, index: number): number
  _FPDFPageObj_GetType(object: number): number
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number
  _FPDFPageObj_GetMatrix(object: number, matrix: number): number
  _FPDFPath_CountSegments(path: number): number
  _FPDFPath_GetDrawMode(path: number, fill: number, stroke: number): number
  _FPDFPath_GetPathSegment(path: number, index: number): number
  _FPDFPathSegment_GetPoint(segment: number, x: number, y: number): number
  _FPDFPathSegment_GetType(segment: number): number
  _FPDFImageObj_GetImagePixelSize(object: number, width: number, height: number): number
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, data: number, stride: number): number
  _FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, colour: number): void
  _FPDFBitmap_Destroy(bitmap: number): void
  _FPDF_PageToDevice(
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    x: number,
    y: number,
    deviceX: number,
    deviceY: number,
  ): number
  _FPDFPage_GetAnnotCount(page: number): number
  _FPDFPage_Flatten(page: number, usage: number): number
  _FPDFPage_GetAnnot(page: number, index: number): number
  _FPDFPage_CloseAnnot(annotation: number): void
  _FPDFAnnot_GetSubtype(annotation: number): number
  _FPDFAnnot_GetRect(annotation: number, rectangle: number): number
  _FPDFPage_GetRotation(page: number): number
  _FPDF_GetMetaText(document: number, tag: number, buffer: number, size: number): number
  _FPDF_GetSignatureCount(document: number): number
  _FPDFText_LoadPage(page: number): number
  _FPDFText_ClosePage(textPage: number): void
  _FPDFText_CountChars(textPage: number): number
  _FPDFText_GetUnicode(textPage: number, index: number): number
  _FPDFText_HasUnicodeMapError(textPage: number, index: number): number
  _FPDFText_IsGenerated(textPage: number, index: number): number
  _FPDFText_GetCharAngle(textPage: number, index: number): number
  _FPDFText_GetLooseCharBox(textPage: number, index: number, rectangle: number): number
  _FPDFText_GetTextObject(textPage: number, index: number): number
  _FPDFTextObj_GetTextRenderMode(object: number): number
  _FPDFTextObj_GetFont(object: number): number
  _FPDFFont_GetBaseFontName(font: number, buffer: number, size: number): number
  _FPDFPageObj_GetStrokeColor(object: number, r: number, g: number, b: number, a: number): number
  _FPDFPageObj_GetFillColor(object: number, r: number, g: number, b: number, a: number): number
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void
}

/** Bytes in the module's memory; throws PdfError where there are none left. */
export type Allocate = (size: number) => number

export const floats = (native: Native, at: number): [number, number, number, number] => {
  const view = new DataView(native.HEAPU8.buffer, at, 16)
  return [view.getFloat32(0, true), view.getFloat32(4, true), view.getFloat32(8, true), view.getFloat32(12, true)]
}

/** From the page's own coordinates to points from its shown top left; PDFium tells it in whole units of a device. */
export function pageTransform(native: Native, page: number, slots: number) {
  const fine = 256
  const width = native._FPDF_GetPageWidthF(page)
  const height = native._FPDF_GetPageHeightF(page)
  const span = 1000
  const at = (x: number, y: number): [number, number] => {
    native._FPDF_PageToDevice(
      page,
      0,
      0,
      Math.round(width * fine),
      Math.round(height * fine),
      0,
      x,
      y,
      slots,
      slots + 4,
    )
    const view = new DataView(native.HEAPU8.buffer, slots, 8)
    return [view.getInt32(0, true) / fine, view.getInt32(4, true) / fine]
  }
  const [ox, oy] = at(0, 0)
  const [xx, xy] = at(span, 0)
  const [yx, yy] = at(0, span)
  return (x: number, y: number): [number, number] => [
    ox + ((xx - ox) * x + (yx - ox) * y) / span,
    oy + ((xy - oy) * x + (yy - oy) * y) / span,
  ]
}
