import { rm } from 'node:fs/promises'
import logger from '@adonisjs/core/services/logger'
import type { BodyLimits } from '#config/bodies'
import type { HeldBytes } from './held_bytes.js'

/** What the body of a request may take, and where it is kept until the request has been answered. */
export interface Storage {
  limits: BodyLimits
  /** Where files go, made with the first one. */
  folder: string
  files: HeldBytes
  texts: HeldBytes
  /** Of large texts, from when they are parsed. */
  values: HeldBytes
}

/** Gives back what a request held, whatever becomes of its folder. */
export async function giveBack(storage: Storage): Promise<void> {
  const { limits, folder, files, texts, values } = storage
  for (const held of [files, texts, values]) held.release()
  if (limits.files === 0) return
  try {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  } catch (error) {
    logger.error({ err: error, folder }, 'uploads could not be removed')
  }
}
