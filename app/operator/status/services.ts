/** What merchants are told of, in the order in which it is shown. */
export const SERVICES = [
  'pages',
  'uploads',
  'pictures',
  'films',
  'training',
  'mails',
  'payments',
  'webhooks',
] as const

export type Service = (typeof SERVICES)[number]

export type ServiceState = 'works' | 'slow' | 'down'

/** How something stands. */
export interface ServiceStatus {
  service: Service
  state: ServiceState
  /** Since when it does not work as it should; null while it does. */
  since: Date | null
}

/** Those that are work of kinds of their own. */
export type WorkService = Extract<Service, 'pictures' | 'films' | 'training'>
