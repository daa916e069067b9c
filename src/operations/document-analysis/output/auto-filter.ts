import type writeWorkbook from 'write-excel-file/node'
import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
} from 'write-excel-file/utility'

type Features = NonNullable<NonNullable<Parameters<typeof writeWorkbook>[1]>['features']>

/** Filter buttons in the first row of every sheet that has a frozen one; the library leaves them to its callers. */
export function autoFilter(sizes: readonly { rows: number; columns: number }[]): Features[number] {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform(xml, { stickyRowsCount }, { sheetIndex }) {
            const size = sizes[sheetIndex]
            const order = getOrderOfSiblings('xl/worksheets/sheet{id}.xml', 'worksheet')
            if (!stickyRowsCount || !size || size.rows < 2 || !order) return xml
            const range = `A1:${getCellAddress(size.rows - 1, size.columns - 1)}`
            return insertElementMarkupAccordingToOrderOfSiblings(
              xml,
              `<autoFilter ref="${range}"/>`,
              order,
              'worksheet',
            )
          },
        },
      },
    },
  }
}
