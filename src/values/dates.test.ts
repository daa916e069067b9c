import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDate } from './dates.js'

const indian = { monthFirst: false, latestYear: 2027 }
const american = { monthFirst: true, latestYear: 2027 }

const reads = (text: string, date: string | undefined, custom = indian) =>
  test(`${text} is ${date}`, () => assert.equal(readDate(text, custom)[0]?.value, date))

reads('25012015', '2015-01-25')
reads('2 5 0 1 2 0 1 5', '2015-01-25')
reads('2|5|O|1|2|0|1|5', '2015-01-25')
reads('03-09-2019', '2019-09-03')
reads('5-Sep-2019', '2019-09-05')
reads('10/6/2016', '2016-06-10')
reads('1/12/22', '2022-12-01')
reads('04/09/09', '2009-09-04')
reads('23/01/2019', '2019-01-23')
reads('1 9 NOV 2015', '2015-11-19')
reads('19NOV2015', '2015-11-19')
reads('2009 OCT 11', '2009-10-11')
reads('October 20, 2019', '2019-10-20', american)
reads('Oct 20,2019', '2019-10-20', american)
reads('10/20/19', '2019-10-20', american)
reads('12/11/2019', '2019-12-11', american)
reads('5-5-2015', '2015-05-05', american)
reads('January 13, 19 75', '1975-01-13', american)
reads('June 12, 1958', '1958-06-12', american)
reads('August 01, 2006', '2006-08-01', american)
reads('July 15,2014', '2014-07-15', american)

test('the 31st of February is no date; a month that looks alike is', () => {
  assert.ok(!readDate('31022015', indian).some(({ value }) => value === '2015-02-31'))
})

test('a digit that makes no date is taken for what it looks like', () => {
  assert.equal(readDate('25012615', indian)[0]?.value.slice(0, 7), '2015-01')
})

test('words are no date', () => assert.deepEqual(readDate('DD MM YYYY', indian), []))
