import type { MotorRequest, MotorResponse } from './schema.js'

export const requestExample: MotorRequest = {
  req_id: 'm-1042',
  doc_type: 'image',
  manufacturer: 'Maruti Suzuki',
  model: 'Swift',
  doc_base64: [{ name: 'rear.jpg', image: '/9j/4AAQSkZJRgABAQAAAQABAAD…' }],
}

const field = <Value>(value: Value, confidence: number, box: number[] | null) => ({
  value,
  confidence,
  box,
  page: 1,
  image: 'rear.jpg',
})
const absent = { value: null, confidence: null, box: null, page: null, image: null }

export const responseExample: MotorResponse = {
  req_id: 'm-1042',
  success: true,
  doc_type: 'image',
  error_message: '',
  error_code: '',
  data: {
    vehicle: {
      type: field('car', 0.97, [41, 60, 880, 612]),
      colour: field('white', 0.91, [41, 60, 880, 612]),
      registration_number: {
        ...field('MH12AB1234', 0.97, [402, 560, 190, 42]),
        country: 'IN',
        state: 'Maharashtra',
        valid: true,
      },
      vin: absent,
      engine_number: absent,
      odometer: { ...absent, unit: null },
    },
    make_model: {
      manufacturer: 'Maruti Suzuki',
      model: 'Swift',
      verdict: 'consistent',
      confidence: 0.95,
      evidence: [{ image: 'rear.jpg', kind: 'badge_text', value: 'SWIFT', box: [640, 470, 88, 22], confidence: 0.96 }],
    },
    parts: {},
    damage: { detected: null, severity: null, confidence: null, count: null },
    images: [
      {
        name: 'rear.jpg',
        view: 'rear',
        view_confidence: 0.95,
        vehicle: { type: 'car', box: [41, 60, 880, 612], confidence: 0.97 },
        plates: [
          {
            value: 'MH12AB1234',
            confidence: 0.97,
            box: [402, 560, 190, 42],
            country: 'IN',
            state: 'Maharashtra',
            valid: true,
          },
        ],
        damages: [],
        texts: [
          { text: 'SWIFT', box: [640, 470, 88, 22], confidence: 0.99 },
          { text: 'MH 12 AB 1234', box: [402, 560, 190, 42], confidence: 0.98 },
        ],
        quality: { sharpness: 0.62, glare: 0, brightness: 0.47, verdict: 'good', reasons: [] },
        error_code: '',
        error_message: '',
      },
    ],
    notes: [],
  },
}
