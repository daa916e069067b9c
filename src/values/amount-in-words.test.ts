import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amountInWords } from './amount-in-words.js'

const reads = (text: string, amount: number) =>
  test(`${text} is ${amount}`, () => assert.equal(amountInWords(text)[0]?.value, amount))

reads('Twenty Two lacks Fifty five thousand', 2255000)
reads('One Lakh fifty thousand only', 150000)
reads('One Crore Twenty Three Lakh Forty Five Thousand Six Hundred And Seventy Eight Only', 12345678)
reads('five lakh Ten thousand', 510000)
reads('Thirty Five Crores only', 350000000)
reads('one Crore one Lakh', 10100000)
reads('Two Hundred And 0/100', 200)
reads('Six Hundred and Zero 45/100', 600.45)
reads('Ten and no/100', 10)
reads('Twenty-five and no/100 ------------', 25)
reads('Ninety Dollars And 32 Cents', 90.32)
reads('Two hundred & fifty dollars & 17/100s', 250.17)
reads('EIGHT AND 15/100', 8.15)
reads('Nine Hundred Eighty Seven Thousand Six Hundred Fifty Four Dollars and Thirty Two Cents Only', 987654.32)
reads('One Hundred Twenty Three Thousand Four Hundred Fifty Six Pound and Seventy Eight Pence Only', 123456.78)
reads('Three million two hundred thousand', 3200000)
reads('Rupees Twelve thousand five hundred and paise fifty only', 12500.5)
reads('Ninty Nine thousand', 99000)
reads('Fifty two lakhs fourty thousand', 5240000)
reads('Hundred rupees only', 100)
reads('twelve hundred only', 1200)

// misread, as recognisers do
reads('Twenty Two laekr fifty fivs thoweand', 2255000)
reads('tcoontyTwo lank Twenty thce thousand', 2223000)
reads('Thrce lakh twenty Nine thousand', 329000)
reads('OneLakhTwentyThreeThousandFive HUNDRED ONLY', 123500)
reads('Tw enty thousand five hund red only', 20500)

test('text without number words has no amount', () => {
  assert.deepEqual(
    amountInWords('Please sign above'),
    amountInWords('Please sign above').filter((c) => c.logProbability > -30),
  )
  assert.deepEqual(amountInWords(''), [])
})

test('several readings come back, best first', () => {
  const found = amountInWords('sixly thousand')
  assert.equal(found[0]?.value, 60000)
  assert.ok(found.length > 1)
  assert.ok(found[0]!.logProbability > found[1]!.logProbability)
})
