import { identity, multiply } from './matrix.js'
import type { Matrix, Picture, View } from './picture.js'

/** The page itself as a view: what every chain of cuts and turns begins with. */
export const viewOfPage = (picture: Picture): View => ({ picture, toPage: identity })

/** A picture made out of `view`, where `toView` leads from the new picture to the view's. */
export const viewWithin = (view: View, picture: Picture, toView: Matrix): View => ({
  picture,
  toPage: multiply(view.toPage, toView),
})
