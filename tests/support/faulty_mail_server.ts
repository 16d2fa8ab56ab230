import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Where in a conversation something goes wrong; `body` is in the middle of the message, `end` after its final dot. */
export const SMTP_STEPS = [
  'greeting',
  'EHLO',
  'AUTH',
  'MAIL',
  'RCPT',
  'DATA',
  'body',
  'end',
] as const
export type SmtpStep = (typeof SMTP_STEPS)[number]

/** A code is answered; otherwise the connection is closed, or nothing comes any more. */
export type SmtpFault = 'drop' | 'stall' | 450 | 550

const ANSWERS: Record<SmtpStep, string> = {
  greeting: '220 mail.test',
  EHLO: '250-mail.test\r\n250 AUTH PLAIN',
  AUTH: '235 fine',
  MAIL: '250 fine',
  RCPT: '250 fine',
  DATA: '354 go on',
  body: '',
  end: '250 taken',
}

/** A mail server that goes wrong at one step of the first conversation, and works in the others. */
export async function startFaultyMailServer(step: SmtpStep, fault: SmtpFault) {
  const received: string[] = []
  let conversations = 0
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    const isFaulty = ++conversations === 1
    converse(socket, isFaulty ? { step, fault } : null, received)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    /** The messages that it has taken. */
    received,
    conversations: () => conversations,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function converse(
  socket: Socket,
  wrong: { step: SmtpStep; fault: SmtpFault } | null,
  received: string[]
): void {
  let text = ''
  let message: string | null = null
  const answer = (step: SmtpStep): boolean => {
    if (wrong?.step !== step) {
      if (ANSWERS[step]) socket.write(`${ANSWERS[step]}\r\n`)
      return true
    }
    if (wrong.fault === 'drop') socket.destroy()
    else if (wrong.fault !== 'stall') socket.write(`${wrong.fault} ${step} is not to be\r\n`)
    return false
  }
  const take = (line: string) => {
    if (message !== null) {
      if (line !== '.') {
        message += `${line}\n`
        return
      }
      // Whoever closes or is silent now may have taken it all the same: this one has.
      if (wrong?.step !== 'end' || typeof wrong.fault === 'string') received.push(message)
      message = null
      answer('end')
      return
    }
    const word = line.slice(0, 4).toUpperCase()
    if (word === 'HELO') socket.write('250 mail.test\r\n')
    else if (word === 'STAR') socket.write('502 no TLS here\r\n')
    else if (word === 'QUIT') socket.end('221 bye\r\n')
    else if (word === 'DATA') {
      if (answer('DATA')) message = ''
    } else answer(word as SmtpStep)
  }
  socket.on('data', (chunk: Buffer) => {
    if (message !== null && wrong?.step === 'body') return void answer('body')
    text += chunk.toString()
    for (let end = text.indexOf('\r\n'); end !== -1; end = text.indexOf('\r\n')) {
      const line = text.slice(0, end)
      text = text.slice(end + 2)
      take(line)
    }
  })
  answer('greeting')
}
