import { operations } from '../operations/registry.js'
import { serveJobs } from './child.js'
import { loadTools } from './toolbox.js'

serveJobs(operations, loadTools)
