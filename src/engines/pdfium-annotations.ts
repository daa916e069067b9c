import { annotationKinds, type PdfAnnotation } from './pdf-document.js'
import { type Allocate, floats, type Native, pageTransform } from './pdfium-native.js'

/** Annotations of a page that are looked at. */
const MOST_ANNOTATIONS = 500

export function annotationsOf(native: Native, page: number, allocate: Allocate): PdfAnnotation[] {
  const count = Math.min(native._FPDFPage_GetAnnotCount(page), MOST_ANNOTATIONS)
  if (count <= 0) return []
  const slots = allocate(16)
  try {
    const toPage = pageTransform(native, page, slots)
    return Array.from({ length: count }, (_, index) => index).flatMap((index): PdfAnnotation[] => {
      const annotation = native._FPDFPage_GetAnnot(page, index)
      if (!annotation) return []
      try {
        const subtype = native._FPDFAnnot_GetSubtype(annotation)
        const kind = (Object.keys(annotationKinds) as PdfAnnotation['kind'][]).find(
          (name) => annotationKinds[name] === subtype,
        )
        if (!kind || !native._FPDFAnnot_GetRect(annotation, slots)) return []
        const [left, top, right, bottom] = floats(native, slots)
        const [ax, ay] = toPage(left, top)
        const [bx, by] = toPage(right, bottom)
        return [
          { kind, left: Math.min(ax, bx), top: Math.min(ay, by), right: Math.max(ax, bx), bottom: Math.max(ay, by) },
        ]
      } finally {
        native._FPDFPage_CloseAnnot(annotation)
      }
    })
  } finally {
    native.wasmExports.free(slots)
  }
}
