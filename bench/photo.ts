// One card of 1,500 pixels through the service with one worker, and the same files through @vladmandic/face-api, which
// finds faces and cuts nothing out. The peer runs where it was installed beside the project:
//
//     npm install --prefix .cache/peer @vladmandic/face-api@1.7.15 @tensorflow/tfjs@4.22.0 @tensorflow/tfjs-backend-wasm@4.22.0

import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import sharp from 'sharp'
import { withLekha } from '../test/acceptance/lekha-process.js'
import { countAnswers, post, quantile } from './client.js'
import { photoFiles } from './photo-bodies.js'
import { cpuSum, processesOf } from './processes.js'

const rounds = Number(process.env.BENCH_REQUESTS ?? 60)
const files = await photoFiles()

await measureLekha()
const peer = resolve('.cache/peer')
if (existsSync(join(peer, 'node_modules'))) await measurePeer(peer)
else console.log('@vladmandic/face-api: not installed in .cache/peer, see the head of bench/photo.ts')

async function measureLekha(): Promise<void> {
  await withLekha(async (start) => {
    const lekha = start({ LEKHA_WORKERS: '1', LEKHA_RATE_PER_MINUTE: '0' })
    const url = `${await lekha.api()}/api/v1/photo-crop`
    for (const [name, file] of Object.entries(files)) {
      const body = JSON.stringify({ req_id: name, doc_base64: Buffer.from(file).toString('base64') })
      for (let n = 0; n < 3; n++) await post(url, lekha.token, body)
      const cpu = cpuSum(processesOf(lekha.pid))
      const answers = []
      for (let n = 0; n < rounds / 6; n++) answers.push(await post(url, lekha.token, body))
      const each = ((cpuSum(processesOf(lekha.pid)) - cpu) / answers.length) * 1000
      report(
        `lekha, ${name}`,
        answers.map(({ ms }) => ms),
        `${each.toFixed(0)} ms of processor time`,
        countAnswers(answers),
      )
    }
  })
}

function report(name: string, times: readonly number[], ...more: unknown[]): void {
  const [p50, p95] = [0.5, 0.95].map((share) => quantile(times, share).toFixed(0))
  console.log(`${name}: p50 ${p50} ms, p95 ${p95} ms`, ...more)
}

/** SSD MobileNet V1 and the tiny detector, decoding included, on TensorFlow.js's WebAssembly with one thread. */
async function measurePeer(folder: string): Promise<void> {
  const require = createRequire(join(folder, 'package.json'))
  const tf = require('@tensorflow/tfjs')
  const wasm = require('@tensorflow/tfjs-backend-wasm')
  const home = dirname(require.resolve('@vladmandic/face-api/package.json'))
  const faceapi = require(join(home, 'dist/face-api.node-wasm.js'))
  wasm.setWasmPaths(`${dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}/`)
  wasm.setThreadsCount(1)
  await tf.setBackend('wasm')
  await tf.ready()
  await faceapi.nets.ssdMobilenetv1.loadFromDisk(join(home, 'model'))
  await faceapi.nets.tinyFaceDetector.loadFromDisk(join(home, 'model'))
  const detectors = {
    'SSD MobileNet V1': new faceapi.SsdMobilenetv1Options({ minConfidence: 0.5 }),
    tiny: new faceapi.TinyFaceDetectorOptions({ inputSize: 416, scoreThreshold: 0.5 }),
  }
  for (const [detector, options] of Object.entries(detectors))
    for (const [name, file] of Object.entries(files)) {
      const times: number[] = []
      let found = 0
      for (let n = 0; n < 3 + rounds / 6; n++) {
        const start = performance.now()
        const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
        const tensor = tf.tensor3d(new Int32Array(data), [info.height, info.width, 3], 'int32')
        found = (await faceapi.detectAllFaces(tensor, options)).length
        tf.dispose(tensor)
        if (n >= 3) times.push(performance.now() - start)
      }
      report(`face-api, ${detector}, ${name}`, times, `${found} face(s)`)
    }
}
