import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/accounts/operators/record_act'
import { notFound } from '#app/core/errors/errors'
import { definedQueues } from '#app/core/queue/define_queue'
import { listQueues } from '#app/operator/queries/figures'
import { kindsLeft, listWorkers } from '#app/work/workers/living_workers'
import { actOnJob } from '../acts/act_on_job.js'
import { actOnQueue } from '../acts/act_on_queue.js'
import { failedJobsList } from '../lists/failed_jobs.js'
import { loadPage } from '../lists/list.js'
import { ACT_BANNERS } from '../messages/en/acts.js'
import { failedJobData } from '../transformers/failed_job_data.js'
import { queueData } from '../transformers/overview_data.js'
import { workerData } from '../transformers/worker_data.js'
import { jobActValidator, queueActValidator } from '../validators/acts.js'

/** Queues of jobs, and what has failed in them. */
export default class QueuesController {
  async index({ inertia }: HttpContext) {
    const [rows, workers] = await Promise.all([listQueues(), listWorkers()])
    const queues = rows.filter(({ queue }) => definedQueues().has(queue))
    return inertia.render('admin/queues', {
      workers: workers.map(workerData),
      kindsLeft: kindsLeft(workers),
      queues: queues.map(queueData).toSorted((a, b) => a.name.localeCompare(b.name)),
    })
  }

  async show(ctx: HttpContext) {
    const queue = queueOf(ctx)
    const { rows, next_cursor: next } = await loadPage(ctx, failedJobsList(queue), failedJobData)
    return ctx.inertia.render('admin/queue', {
      queue,
      rows: ctx.inertia.merge(rows),
      next_cursor: next,
    })
  }

  async actOnQueue(ctx: HttpContext) {
    const { request, response, session } = ctx
    const queue = queueOf(ctx)
    const { act, reason } = await request.validateUsing(queueActValidator)
    await actOnQueue(actorOf(ctx), { queue, act, reason })
    session.flash('banner', ACT_BANNERS[act])
    return response.redirect().status(303).back()
  }

  async act(ctx: HttpContext) {
    const { params, request, response, session } = ctx
    const queue = queueOf(ctx)
    const { act, reason } = await request.validateUsing(jobActValidator)
    await actOnJob(actorOf(ctx), { queue, jobId: params.job, act, reason })
    session.flash('banner', ACT_BANNERS[act])
    return response.redirect().status(303).back()
  }
}

/** @throws AppError 404 for a name that no feature has defined */
function queueOf({ params }: HttpContext): string {
  if (!definedQueues().has(params.queue)) throw notFound()
  return params.queue
}
