/** Longest side, in pixels, up to which a page that is one scan is drawn finer than `dpi` to keep its own pixels. */
const LONGEST_SCAN = 4000
/** Longest side that a page is drawn at even when its scan has fewer pixels: more only blurs. */
const LONGEST_ENLARGED = 2400

/**
 * The size in pixels at which a PDF page is drawn. Text is drawn at `dpi`. A page that is one scanned picture is drawn
 * at the picture's own resolution, since a cheque may have been put on a page of any size: 240 points wide with all its
 * pixels, or one point to a pixel. Whatever the page claims to be, the result stays within `maxPixels`.
 *
 * @param page in points.
 * @param images what stands on it; `covered` in square points.
 */
export function pdfPageSize(
  page: { width: number; height: number },
  images: readonly { width: number; height: number; covered: number }[],
  limits: { dpi: number; maxPixels: number },
): { width: number; height: number } {
  const scanScale = scaleOfScan(page, images)
  const longest = Math.max(page.width, page.height, 1e-3)
  let scale = limits.dpi / 72
  if (scanScale !== undefined && scanScale > scale) scale = Math.max(scale, Math.min(scanScale, LONGEST_SCAN / longest))
  if (scanScale !== undefined && scanScale < scale)
    scale = Math.max(scanScale, Math.min(scale, LONGEST_ENLARGED / longest))
  // No side longer than this: a page of 1 × 1,000,000 points is within any number of pixels.
  scale = Math.min(scale, 20_000 / longest, Math.sqrt(limits.maxPixels / Math.max(1e-6, page.width * page.height)))
  const side = (points: number) => Math.max(1, Math.floor(points * scale + 0.01))
  return { width: side(page.width), height: side(page.height) }
}

/** Longest side of a page drawn for the sake of a picture on it: 60 megapixels of A4 would take seconds. */
const LONGEST_DETAIL = 5000
/** Share of the page below which a picture is an icon, whose resolution says nothing. */
const LEAST_COVERED = 0.002

/**
 * The size at which a page shows its finest picture pixel by pixel; null where it is drawn as finely, to a quarter,
 * already.
 * @param drawn the size that {@link pdfPageSize} gives.
 */
export function pdfDetailSize(
  page: { width: number; height: number },
  images: readonly { width: number; height: number; covered: number }[],
  drawn: { width: number; height: number },
  limits: { maxPixels: number },
): { width: number; height: number } | null {
  const least = page.width * page.height * LEAST_COVERED
  const finest = images
    .filter(({ covered }) => covered > least)
    .map(({ width, height, covered }) => Math.sqrt((width * height) / covered))
  const scale = Math.min(
    Math.max(0, ...finest),
    LONGEST_DETAIL / Math.max(page.width, page.height),
    Math.sqrt(limits.maxPixels / (page.width * page.height)),
  )
  if (scale * page.width < 1.25 * drawn.width) return null
  return { width: Math.floor(page.width * scale), height: Math.floor(page.height * scale) }
}

/** Pixels for each point of the finest picture that covers at least half of the page; undefined when none does. */
function scaleOfScan(
  page: { width: number; height: number },
  images: readonly { width: number; height: number; covered: number }[],
): number | undefined {
  const scans = images.filter(({ covered }) => covered > 0 && covered >= (page.width * page.height) / 2)
  if (!scans.length) return undefined
  return Math.max(...scans.map(({ width, height, covered }) => Math.sqrt((width * height) / covered)))
}
