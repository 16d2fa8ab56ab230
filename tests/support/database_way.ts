import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to the database that can be cut, and silenced: those who come while it is cut are turned away. */
export async function openWay() {
  const open = new Set<Socket>()
  const ends = new Set<Socket>()
  const attempts: number[] = []
  let isCut = false
  const url = new URL(process.env.DATABASE_URL!)
  const folder = url.searchParams.get('host')
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => {})
    if (isCut) {
      attempts.push(performance.now())
      return socket.destroy()
    }
    const port = Number(url.port || 5432)
    const far = folder?.startsWith('/')
      ? connect(`${folder}/.s.PGSQL.${port}`)
      : connect(port, folder ?? url.hostname)
    far.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    socket.on('close', () => far.destroy())
    for (const end of [socket, far]) ends.add(end.once('close', () => ends.delete(end)))
    socket.pipe(far).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(url)
  through.searchParams.delete('host')
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: through.href,
    open,
    attempts,
    cut() {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    mend() {
      isCut = false
    },
    /** What is on its way now stays there, and nobody is told: as when the other end has lost its power. */
    silence() {
      for (const end of ends) end.unpipe().pause()
    },
    close() {
      server.close()
      for (const end of ends) end.destroy()
    },
  }
}
