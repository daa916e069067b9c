import type { OpenDocument, Page } from '../../documents/document.js'
import { scaling } from '../../vision/matrix.js'
import type { View } from '../../vision/picture.js'

/**
 * The page at the resolution of the finest picture that stands on it, with the way back to the page as it was first
 * drawn; the page itself where that is no finer. A CV often holds a photograph of more pixels than its page is drawn with.
 */
export async function pageInDetail(document: OpenDocument, page: Page): Promise<View> {
  const picture = document.detail ? ((await document.detail(page.number)) ?? page.picture) : page.picture
  return { picture, toPage: scaling(page.picture.width / picture.width, page.picture.height / picture.height) }
}
