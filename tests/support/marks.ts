import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import ExifReader from 'exifreader'
import { writeMarks } from '#app/media/xmp/write_marks'

const NAMES = ['CreatorTool', 'DigitalSourceType', 'source', 'Engine', 'Scene', 'Seed'] as const

type MarkName = (typeof NAMES)[number]

/** The marks in a picture file as another reader of metadata finds them, by their names in XMP. */
export function readMarks(file: Buffer): Partial<Record<MarkName, string>> {
  const { xmp = {} } = ExifReader.load(file, { expanded: true })
  const tags = xmp as Record<string, { value: unknown } | undefined>
  return Object.fromEntries(
    NAMES.flatMap((name) => (tags[name] ? [[name, String(tags[name].value)]] : []))
  )
}

/**
 * What ExifTool says of a picture file, as group and name; null on machines that do not have it.
 * @throws when it warns of the file
 */
export async function readWithExifTool(file: Buffer): Promise<Record<string, unknown> | null> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-marks-'))
  try {
    const path = join(folder, 'picture')
    await writeFile(path, file)
    const run = promisify(execFile)
    const { stdout } = await run('exiftool', ['-json', '-G1', '-n', '-warning', '-all', path])
    return JSON.parse(stdout)[0]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A picture with marks as pages write them. */
export async function writeMarksInto(file: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-marks-'))
  try {
    const path = join(folder, 'picture')
    await writeFile(path, file)
    await writeMarks(path, {
      sourceType: 'composite',
      engine: 'local',
      seed: 7,
      scene: 'Studio',
      sourcePhoto: '3',
    })
    return await readFile(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
