import type {
  ChecksData,
  EndedWorkData,
  QueueData,
  UnspentData,
} from '../transformers/overview_data'

export interface OverviewPageProps {
  system: {
    version: string
    node: string
    engines: string[]
    pending_migrations: number
    processes: number
    unseen_errors: number
    worker: string | null
    free_bytes: number | null
  }
  checks: ChecksData
  queues: QueueData[]
  open_work: { kind: string; state: string; count: number }[]
  messages: {
    mails_waiting: number
    mails_failed: number
    webhooks_overdue: number
    endpoints_failing: number
    payments_pending: number
    payments_failed: number
  }
  today: {
    registrations: number
    paid: { currency: string; amount: number; refunded: number }[]
    pictures: number
    failed: number
  }
  unspent: UnspentData
  /** What comes after the page. */
  ended_work?: EndedWorkData[]
  failures?: { code: string; count: number }[]
  checkpoint?:
    | { state: 'off' }
    | { state: 'read'; made_at: string | null }
    | { state: 'unreadable'; problem: string }
}
