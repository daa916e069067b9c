import { absent, type Field } from '../field.js'
import type { ChequeRequest, ChequeResponse } from './schema.js'

const read = <Value>(value: Value, confidence: number, box: number[] | null): Field<Value> => ({
  value,
  confidence,
  box,
  page: 1,
})

export const requestExample: ChequeRequest = {
  req_id: 'c7d1f0e2',
  doc_type: 'image',
  blank_cheque: false,
  doc_base64: '/9j/4AAQSkZJRgABAQAAAQABAAD…',
}

export const responseExample: ChequeResponse = {
  uid: 'c7d1f0e2',
  success: true,
  error_message: '',
  error_code: '',
  result: {
    country: 'IN',
    bank_name: read('Canara Bank', 0.99, [88, 40, 420, 62]),
    branch: read('Kompally', 0.93, [560, 38, 190, 26]),
    branch_address: read('12 Lake Road, Kompally, Hyderabad 500014', 0.8, [560, 66, 540, 30]),
    ifsc_code: read('CNRB0002854', 0.99, [560, 104, 260, 26]),
    micr_code: read('500015042', 0.99, null),
    cheque_number: read('004217', 0.99, [540, 930, 150, 40]),
    account_number: read('2854101004217', 0.99, [240, 560, 420, 40]),
    account_type: read('SAVINGS', 0.95, [240, 606, 120, 24]),
    account_holder_name: read('MEERA NAYAR', 0.95, [1300, 640, 280, 30]),
    routing_number: absent(),
    currency: read('INR', 0.99, null),
    payee_name: read('Lakshmi Traders', 0.9, [220, 210, 610, 60]),
    amount_in_words: { ...read('Twelve thousand five hundred only', 0.95, [300, 300, 900, 60]), amount: 12500 },
    amount_in_figures: read(12500, 0.95, [1420, 380, 300, 60]),
    date: read('2026-03-05', 0.93, [1380, 60, 400, 50]),
    amount: { value: 12500, confidence: 0.99, agree: true },
    micr: {
      raw: '⑈004217⑈ 500015042⑆ 004217⑈ 10',
      cheque_number: '004217',
      micr_code: '500015042',
      account_fragment: '004217',
      transaction_code: '10',
      routing_number: null,
      account_number: null,
      amount: null,
      confidence: 0.97,
      box: [520, 925, 900, 48],
    },
    signatures: [{ box: [1290, 690, 330, 120], confidence: 0.95 }],
    signature_present: read(true, 0.96, [1290, 690, 330, 120]),
    marks: {
      cancelled: { value: false, confidence: 0.98, box: null },
      account_payee: { value: null, confidence: null, box: null },
      bearer_struck: { value: null, confidence: null, box: null },
      blank: { value: false, confidence: 0.99, box: null },
    },
    checks: [
      { name: 'ifsc_format', passed: true, detail: 'CNRB0002854' },
      { name: 'ifsc_bank_agrees', passed: true, detail: 'CNRB is Canara Bank' },
      { name: 'micr_code_bank_agrees', passed: true, detail: '015 is Canara Bank' },
      { name: 'micr_number_agrees', passed: null, detail: 'The number is not printed elsewhere' },
      { name: 'routing_checksum', passed: null, detail: 'No routing number' },
      { name: 'amounts_agree', passed: true, detail: '12500 in words and in figures' },
      { name: 'date_valid', passed: true, detail: '2026-03-05' },
      { name: 'date_stale', passed: true, detail: 'Within three months' },
      { name: 'signature_present', passed: true, detail: 'One signature' },
      { name: 'blank_as_declared', passed: true, detail: 'Filled in, as declared' },
    ],
    image: {
      width: 1900,
      height: 1000,
      rotation: 0,
      page: 1,
      quality: { sharpness: 0.9, glare: 0, brightness: 0.85, verdict: 'good', reasons: [] },
    },
  },
}
