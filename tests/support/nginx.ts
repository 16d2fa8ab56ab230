import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { findFreePort } from '../../tools/launcher/processes/network.js'
import { run } from '../../tools/launcher/processes/run.js'
import { until } from './until.js'

const HOST = '127.0.0.1'
/** Where Debian and its kin put it; `PATH` of people who are not root often lacks the folder. */
const PROGRAM = '/usr/sbin/nginx'

/** Whether nginx is there; as root it is installed where it is not. */
export async function hasNginx(): Promise<boolean> {
  if (!existsSync(PROGRAM) && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update'], { env }).catch(() => {})
    const install = ['install', '--yes', '--no-install-recommends', 'nginx-light']
    await run('apt-get', install, { env }).catch(() => {})
  }
  return existsSync(PROGRAM)
}

/**
 * Runs nginx before a server, once for each of several ways to write its `location`.
 *
 * @param locations what stands in each block, by a name
 * @returns the address of each, and what ends it
 */
export async function startNginx<Name extends string>(
  locations: Record<Name, string>
): Promise<{ urls: Record<Name, string>; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const ports = new Map<string, number>()
  for (const name of Object.keys(locations)) ports.set(name, await findFreePort(HOST))
  const servers = Object.entries<string>(locations).map(
    ([name, block]) => `server { listen ${HOST}:${ports.get(name)}; location / { ${block} } }`
  )
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
     events { worker_connections 64; }
     http { access_log off;
       ${folders.map((it) => `${it}_temp_path ${folder}/${it};`).join(' ')}
       ${servers.join('\n')} }`
  )
  const nginx = spawn(PROGRAM, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  nginx.stderr.on('data', (chunk) => (said += chunk))
  await until(async () => {
    if (nginx.exitCode !== null) throw new Error(said)
    return existsSync(join(folder, 'pid'))
  })
  const urls = Object.fromEntries(
    [...ports].map(([name, port]) => [name, `http://${HOST}:${port}`])
  ) as Record<Name, string>
  return {
    urls,
    async stop() {
      const ended = once(nginx, 'exit')
      nginx.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
