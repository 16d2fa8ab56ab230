import './errors.js'
import { defineDirectJob } from '#app/work/direct/define_direct_job'
import { SELECTION } from './selection_job.js'

defineDirectJob(SELECTION, async () => (await import('./jobs/select.js')).select)
