/**
 * `retry`: certainly not sent, and may work later. `refused`: certainly not sent, and never will be. `uncertain`: the
 * message was handed over, and the answer was lost.
 */
export type MailFate = 'retry' | 'refused' | 'uncertain'

interface SmtpFailureInput {
  /** Host and port. */
  server: string
  /** The last command that was sent; null before the first. */
  command: string | null
  /** What the server answered, with its code in front; null where it did not. */
  answer: string | null
  /** Whether any of the message was sent. */
  handedOver: boolean
  /** Another try would end like this one: what was to be sent is at fault. */
  isOurs: boolean
  cause: Error
}

/** Why a mail was not sent, in one sentence: which server, which command, and its answer. */
export class SmtpFailure extends Error {
  override readonly name = 'SmtpFailure'
  readonly fate: MailFate

  constructor(input: SmtpFailureInput) {
    super(sentence(input), { cause: input.cause })
    this.fate = fateOf(input)
  }
}

/**
 * An answer is certain, whenever it comes (RFC 5321, 4.2.1); one that is missing after the message leaves open whether it was taken. A
 * refused password is the operator's to mend, and mails wait for that.
 */
function fateOf({ command, answer, handedOver, isOurs }: SmtpFailureInput): MailFate {
  if (answer !== null)
    return answer.startsWith('5') && !command?.startsWith('AUTH') ? 'refused' : 'retry'
  if (isOurs) return 'refused'
  return handedOver ? 'uncertain' : 'retry'
}

function sentence({ server, command, answer, handedOver, isOurs, cause }: SmtpFailureInput) {
  const asked = handedOver ? 'the message' : (command ?? 'the connection')
  if (answer !== null) return `${server} answered ${asked} with: ${answer}`
  if (isOurs) return `The mail cannot be sent by ${server}: ${cause.message}`
  return `${server} did not answer ${asked}: ${cause.message}`
}
