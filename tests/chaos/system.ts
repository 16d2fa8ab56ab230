import type { Fault } from './faults.js'
import type { Prompt } from './prompts.js'

/** Where what a system holds is found, to compare it. */
export interface Holdings {
  readonly databaseUrl: string
  /** Folders of mail that was sent. */
  readonly mailboxes: readonly string[]
  /** What the file of a medium holds; null where there is none. */
  fileOf(key: string): Promise<Buffer | null>
}

/** What merchants live on, on one machine or on many. */
export interface System extends Holdings {
  /** Where merchants call it. */
  readonly url: string
  /** An address of this machine that it reaches. */
  readonly here: string
  /** What merchants order of it. */
  readonly prompts: readonly Prompt[]
  /** What can go wrong with it. */
  readonly faults: readonly Fault[]
  /** Waits until all of it works. */
  untilReady(): Promise<void>
  /** Runs a command of operators to its end; whether it finds something to look at is not the question. */
  command(name: string): Promise<void>
  /** What does not agree with those who work for it alone, a sentence each. */
  compare(): Promise<string[]>
  stop(): Promise<void>
}

/** Settings of each: nobody but the test is at the other end. */
export const SETTINGS = {
  DEMO_MERCHANT: 'open',
  PAYMENTS: 'sandbox',
  PAYOUTS: 'sandbox',
  LOG_LEVEL: 'fatal',
  WEBHOOKS_ALLOW_PRIVATE: 'true',
}

/** Starts one with its data in an empty folder, or one of a first start, which the caller removes. */
export type StartSystem = (dataDir: string) => Promise<System>
