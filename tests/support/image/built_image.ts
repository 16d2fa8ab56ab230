import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { installWithApt, onPath } from '../../../tools/launcher/browsers/system_programs.js'
import { run } from '../../../tools/launcher/processes/run.js'
import { ROOT } from '../../../tools/launcher/settings.js'
import { canMount, PRIVATE_SHELL } from '../other_user.js'

const PROGRAMS = ['buildah', 'debootstrap']

/** What Docker's slim images leave out of the same system, too. */
const LEFT_OUT =
  'var/cache/apt/* var/lib/apt/lists/* usr/share/doc/* usr/share/man/* usr/share/info/* usr/share/locale/*'

/** What an image says of how it is run. */
interface Config {
  Env: string[]
  Entrypoint: string[]
  Cmd: string[]
  User: string
  WorkingDir: string
  Healthcheck: { Test: string[] }
}

/** An image of this project, and where its files lie. */
export interface BuiltImage {
  /** Bytes of all its files. */
  size: number
  /** A program with its arguments that runs what the image says, or other words in its place, on a folder of data: its root cannot be written. */
  command(dataDir: string, settings: Record<string, string>, words?: string[]): string[]
  /** What Docker asks from time to time. */
  healthcheck: string[]
  remove(): Promise<void>
}

/** Whether images can be built here; as root, Debian's packages for that are installed where they are missing. */
export async function canBuildImages(): Promise<boolean> {
  if (!canMount()) return false
  if (onPath(PROGRAMS).length < PROGRAMS.length) await installWithApt(PROGRAMS)
  return onPath(PROGRAMS).length >= PROGRAMS.length
}

/**
 * Builds the image on a Debian made here, since public ones may not be reached, with the Node that tests run on.
 *
 * @param place for what is large, 6 GB
 * @throws Error with what was said when it cannot be built
 */
export async function buildImage(place: string): Promise<BuiltImage> {
  const folder = await mkdtemp(join(place, 'vitrine-image-'))
  const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')]
  const buildah = (...words: string[]) =>
    say('buildah', [...store, '--storage-driver=vfs', ...words])
  const build = (...words: string[]) => buildah('bud', '--isolation=chroot', ...words)

  await makeSystem(folder)
  await build('--tag=system', `--file=${join(folder, 'System')}`, folder)
  await build('--tag=with-node', `--file=${join(folder, 'WithNode')}`, folder)
  const bases = ['--build-arg=BASE=localhost/with-node', '--build-arg=RUNTIME=localhost/system']
  await build('--format=docker', ...bases, '--tag=vitrine', ROOT)

  const { Docker } = JSON.parse(await buildah('inspect', '--type=image', 'vitrine')) as {
    Docker: { config: Config }
  }
  const container = (await buildah('from', '--pull-never', 'vitrine')).trim()
  const root = (await buildah('mount', container)).trim()
  const size = Number((await say('du', ['--summarize', '--bytes', root])).split('\t')[0])
  return {
    size,
    command: (dataDir, settings, words) =>
      runIn(
        root,
        Docker.config,
        dataDir,
        settings,
        words ?? [...Docker.config.Entrypoint, ...Docker.config.Cmd]
      ),
    healthcheck: Docker.config.Healthcheck.Test.slice(1),
    async remove() {
      await buildah('umount', container)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A small Debian as `System`, and the same with Node, npm and what npm needs to reach its registry from here as `WithNode`. */
async function makeSystem(folder: string): Promise<void> {
  const system = join(folder, 'system')
  await say('debootstrap', ['--variant=minbase', 'bookworm', system])
  await say('sh', ['-c', `cd "$1" && rm -rf ${LEFT_OUT}`, 'sh', system])
  await say('tar', ['--create', '--file', join(folder, 'system.tar'), '--directory', system, '.'])

  const local = join(folder, 'node/usr/local')
  const certificates = 'etc/ssl/certs/ca-certificates.crt'
  await mkdir(join(local, 'bin'), { recursive: true })
  await cp(process.execPath, join(local, 'bin/node'))
  const npm = process.env.npm_execpath ?? (await realpath(onPath(['npm'])[0]!))
  await cp(dirname(dirname(npm)), join(local, 'lib/npm'), { recursive: true, dereference: true })
  await writeFile(
    join(local, 'bin/npm'),
    '#!/bin/sh\nexec node /usr/local/lib/npm/bin/npm-cli.js "$@"\n',
    { mode: 0o755 }
  )
  const settings = (await say('npm', ['config', 'get', 'globalconfig'])).trim()
  await cp(settings, join(local, 'etc/npmrc')).catch(() => {})
  await cp(join('/', certificates), join(folder, 'node', certificates)).catch(() => {})
  await say('tar', [
    '--create',
    '--file',
    join(folder, 'node.tar'),
    '--directory',
    join(folder, 'node'),
    '.',
  ])

  await writeFile(join(folder, 'System'), 'FROM scratch\nADD system.tar /\n')
  const path = 'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
  await writeFile(
    join(folder, 'WithNode'),
    `FROM scratch\nADD system.tar /\nADD node.tar /\n${path}\n`
  )
}

/** As a container with `--read-only --tmpfs /tmp` and a volume has it, but for the network, which is that of the machine. */
function runIn(
  root: string,
  { Env, User, WorkingDir }: Config,
  dataDir: string,
  settings: Record<string, string>,
  words: string[]
): string[] {
  const env = [...Env, ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)]
  const script = `set -e
    root=$1 data=$2 user=$3 place=$4
    shift 4
    chown "$user" "$data"
    mount --bind "$root" "$root"
    touch "$root/etc/hosts"
    mount --bind /etc/hosts "$root/etc/hosts"
    mount -o remount,bind,ro "$root"
    mount --bind "$data" "$root/data"
    mount -t tmpfs tmpfs "$root/tmp"
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    exec chroot --userspec="$user" "$root" env --ignore-environment --chdir="$place" "$@"`
  return [...PRIVATE_SHELL, script, 'sh', root, dataDir, User, WorkingDir, ...env, ...words]
}

/** Runs a program to its end; answers what it said. */
async function say(program: string, args: string[]): Promise<string> {
  const { code, output } = await run(program, args)
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}:\n${output}`)
  return output
}
