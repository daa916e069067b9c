import type { PhotoRequest, PhotoResponse } from './schema.js'

export const requestExample: PhotoRequest = {
  req_id: '83c0f1d2',
  doc_type: 'image',
  output_format: 'jpeg',
  doc_base64: '/9j/4AAQSkZJRgABAQEA…',
}

export const responseExample: PhotoResponse = {
  req_id: '83c0f1d2',
  success: true,
  doc_type: 'image',
  error_message: '',
  error_code: '',
  data: {
    photo: '/9j/4AAQSkZJRgABAQAA…',
    mime_type: 'image/jpeg',
    width: 300,
    height: 386,
    page: 1,
    box: [70, 190, 300, 386],
    quad: [
      [70, 190],
      [370, 190],
      [370, 576],
      [70, 576],
    ],
    rotation: 0,
    confidence: 0.97,
    face: { box: [52, 92, 196, 196], confidence: 0.99 },
    others: [{ kind: 'ghost', page: 1, box: [820, 410, 110, 142], confidence: 0.88 }],
    quality: { sharpness: 0.41, brightness: 0.62, face_height_px: 196, verdict: 'good', reasons: [] },
  },
}
