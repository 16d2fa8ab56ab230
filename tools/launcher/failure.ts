import { BAD_SETTINGS } from '../../bin/exit_codes.ts'

/** Something that the operator can put right. The message is one sentence that says what and how; it is shown without a stack. */
export class Failure extends Error {
  /** What the process ends with: one of its own where starting again would change nothing. */
  readonly exitCode: number

  constructor(message: string, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** A setting that makes no sense. */
export class BadSetting extends Failure {
  constructor(message: string) {
    super(message, BAD_SETTINGS)
  }
}

/** The operating system's error codes that have one cause and one cure, wherever they come up. */
const fullDisk = (path: string) =>
  `The disk is full: free some space for ${path}, then start again.`

const CURES: Record<string, (path: string) => string> = {
  ENOSPC: fullDisk,
  EDQUOT: (path) => `The disk quota is used up: free some space for ${path}, then start again.`,
  EROFS: (path) => `${path} is on a read-only file system: use a folder that can be written.`,
  EACCES: noPermission,
  EPERM: noPermission,
  ENOTDIR: notAFolder,
  EEXIST: notAFolder,
}

/**
 * The sentence for an error of the file system, or the error itself when it has no known cure.
 *
 * @param path the folder that was being written, for the sentence
 */
export function explainFileError(error: unknown, path: string): unknown {
  const code = (error as NodeJS.ErrnoException).code
  const cure = code === undefined ? undefined : CURES[code]
  return cure ? new Failure(cure(path)) : error
}

/** The sentence for a full disk when a program's output speaks of one. */
export function explainFullDisk(output: string, path: string): Failure | null {
  return /ENOSPC|no space left on device/i.test(output) ? new Failure(fullDisk(path)) : null
}

function noPermission(path: string): string {
  return `No permission to write in ${path}: change its owner or use another folder.`
}

function notAFolder(path: string): string {
  return `${path} is not a folder: use another path.`
}
