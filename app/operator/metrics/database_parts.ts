import { definedQueues } from '#app/core/queue/define_queue'
import { comfyui } from '#config/comfyui'
import { fal } from '#config/fal'
import { openai } from '#config/openai'
import { replicate } from '#config/replicate'
import { listUnspentCredits } from '#app/credits/queries/list_unspent_credits'
import { listWorkers, workersByKind } from '#app/work/workers/living_workers'
import * as queries from '../queries/figures.js'
import { gauge } from './registry.js'
import { Part, valueOf } from './part.js'

/** So long most figures count as fresh: several who scrape share one look. */
const FRESH_MS = 5_000

function queues(): Part {
  const waiting = gauge({
    name: 'vitrine_queue_waiting',
    help: 'Jobs that wait, by queue.',
    labelNames: ['queue'],
  })
  const active = gauge({
    name: 'vitrine_queue_active',
    help: 'Jobs that are being done, by queue.',
    labelNames: ['queue'],
  })
  const failed = gauge({
    name: 'vitrine_queue_failed',
    help: 'Jobs that were given up, by queue, of those that the queue still keeps.',
    labelNames: ['queue'],
  })
  const age = gauge({
    name: 'vitrine_queue_age_seconds',
    help: 'For how long the oldest job could have been begun, by queue.',
    labelNames: ['queue'],
  })
  const paused = gauge({
    name: 'vitrine_queue_paused',
    help: '1 while an operator has paused the queue: workers take nothing from it.',
    labelNames: ['queue'],
  })
  return new Part('queues', [waiting, active, failed, age, paused], FRESH_MS, async () => {
    const rows = (await queries.listQueues()).filter(({ queue }) => definedQueues().has(queue))
    return rows.flatMap(({ queue, ...row }) => [
      [waiting, { queue }, row.waiting],
      [active, { queue }, row.active],
      [failed, { queue }, row.failed],
      [age, { queue }, row.age],
      [paused, { queue }, row.pausedAt === null ? 0 : 1],
    ])
  })
}

function workers(): Part {
  const taking = gauge({
    name: 'vitrine_workers',
    help: 'Workers that live, on all hosts, by the kind of work that they take (WORKER_KINDS).',
    labelNames: ['kind'],
  })
  return new Part('workers', [taking], FRESH_MS, async () =>
    [...workersByKind(await listWorkers())].map(([kind, count]) => valueOf(taking, { kind }, count))
  )
}

function work(): Part {
  const open = gauge({
    name: 'vitrine_work_open',
    help: 'Work that waits or is under way, by kind.',
    labelNames: ['kind', 'state'],
  })
  const ended = gauge({
    name: 'vitrine_work_ended_last_hour',
    help: 'Work that ended within the last hour, by kind and how.',
    labelNames: ['kind', 'state'],
  })
  const failures = gauge({
    name: 'vitrine_work_failures_last_hour',
    help: 'Work that failed within the last hour, by the code of its failure.',
    labelNames: ['code'],
  })
  const engine = gauge({
    name: 'vitrine_engine_seconds_last_hour',
    help: 'Seconds in the engine of work that succeeded within the last hour, by kind: their sum, median and 95th percentile.',
    labelNames: ['kind', 'of'],
  })
  return new Part('work', [open, ended, failures, engine], FRESH_MS, async () => {
    const [opened, done, reasons] = [
      await queries.listOpenWork(),
      await queries.listEndedWork(),
      await queries.listFailures(),
    ]
    return [
      ...opened.map(({ count, ...labels }) => valueOf(open, labels, count)),
      ...done.map(({ kind, state, count }) => valueOf(ended, { kind, state }, count)),
      ...reasons.map(({ code, count }) => valueOf(failures, { code }, count)),
      ...done
        .filter(({ state }) => state === 'succeeded')
        .flatMap(({ kind, total, median, most }) => [
          valueOf(engine, { kind, of: 'sum' }, total),
          valueOf(engine, { kind, of: 'p50' }, median),
          valueOf(engine, { kind, of: 'p95' }, most),
        ]),
    ]
  })
}

function costs(): Part {
  const spent = gauge({
    name: 'vitrine_provider_cost_cents_today',
    help: 'US cents that requests to providers have cost since midnight (UTC), estimated where the provider did not say.',
    labelNames: ['provider', 'job'],
  })
  const budget = gauge({
    name: 'vitrine_provider_budget_cents',
    help: 'US cents that may be spent a day, by provider, where a budget is set.',
    labelNames: ['provider'],
  })
  const budgets = Object.entries({ fal, replicate, openai, comfyui })
  return new Part('costs', [spent, budget], FRESH_MS, async () => [
    ...(await queries.listCosts()).map(({ cents, ...labels }) => valueOf(spent, labels, cents)),
    ...budgets.flatMap(([provider, settings]) => {
      const total = settings?.budget.total ?? null
      return total === null ? [] : [valueOf(budget, { provider }, total * 100)]
    }),
  ])
}

function messages(): Part {
  const mails = gauge({
    name: 'vitrine_mails',
    help: 'Mails of the last day that wait to be sent, or could not be.',
    labelNames: ['state'],
  })
  const hooks = gauge({
    name: 'vitrine_webhooks_overdue',
    help: 'Deliveries to merchants’ endpoints whose time has come.',
  })
  const endpoints = gauge({
    name: 'vitrine_webhook_endpoints_failing',
    help: 'Endpoints of merchants that refuse at present.',
  })
  const payments = gauge({
    name: 'vitrine_payment_messages_open',
    help: 'Messages of the payment provider that were not handled.',
    labelNames: ['state'],
  })
  return new Part('messages', [mails, hooks, endpoints, payments], FRESH_MS, async () => {
    const row = await queries.countMessages()
    return [
      [mails, { state: 'waiting' }, row.mails_waiting],
      [mails, { state: 'failed' }, row.mails_failed],
      [hooks, {}, row.webhooks_overdue],
      [endpoints, {}, row.endpoints_failing],
      [payments, { state: 'pending' }, row.payments_pending],
      [payments, { state: 'failed' }, row.payments_failed],
    ]
  })
}

function credits(): Part {
  const unspent = gauge({
    name: 'vitrine_credits_unspent',
    help: 'Credits that users may still spend, by kind and source; counted once a day.',
    labelNames: ['kind', 'source'],
  })
  return new Part('credits', [unspent], FRESH_MS, async () =>
    (await listUnspentCredits()).map(({ kind, source, credits: left }) => [
      unspent,
      { kind, source },
      left,
    ])
  )
}

function checks(): Part {
  const faults = gauge({
    name: 'vitrine_self_check_faults',
    help: 'What the last self-check found, by what was looked at.',
    labelNames: ['check'],
  })
  const checkedAt = gauge({
    name: 'vitrine_self_check_timestamp_seconds',
    help: 'When that was looked at, in seconds since 1970.',
    labelNames: ['check'],
  })
  return new Part('checks', [faults, checkedAt], FRESH_MS, async () =>
    (await queries.listChecked()).flatMap(({ check, ...row }) => [
      [faults, { check }, row.faults],
      [checkedAt, { check }, row.at],
    ])
  )
}

/** All figures that the database tells, in the order in which it is asked. */
export function databaseParts(): Part[] {
  return [queues(), workers(), work(), costs(), messages(), checks(), credits()]
}
