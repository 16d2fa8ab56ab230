import './errors.js'
import { definePaidBack } from '#app/credits/ledger/paid_back'
import { checkLedgerSums } from './checks/check_ledgers.js'
import { checkPaymentMessages } from './checks/check_payment_messages.js'
import { listPaidBack } from './queries/list_paid_back.js'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { defineSelfCheck } from '#app/core/self_checks'
import { defineSweep } from '#app/core/sweeps'
import { defineWorker } from '#app/core/queue/define_worker'
import {
  PAYMENT_EVENTS_QUEUE,
  FAILED_PAYMENT_EVENTS_QUEUE,
  RECONCILIATION_QUEUE,
  CREDIT_NOTICES_QUEUE,
} from './queues.js'

defineSweep('remove accounting records', () =>
  sql(db.connection(), 'delete from accounting_records where keep_until < now()')
)
defineSelfCheck('ledgers', checkLedgerSums)
defineSelfCheck('payment messages', checkPaymentMessages, 'waiting')
definePaidBack(listPaidBack)
defineWorker('billing', {
  queues: [
    PAYMENT_EVENTS_QUEUE,
    FAILED_PAYMENT_EVENTS_QUEUE,
    RECONCILIATION_QUEUE,
    CREDIT_NOTICES_QUEUE,
  ],
  load: async () => (await import('./jobs/worker.js')).startBilling,
})
