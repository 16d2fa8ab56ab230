import { errors } from '@vinejs/vine'

type Messages = ConstructorParameters<typeof errors.E_VALIDATION_ERROR>[0]

/**
 * Fields of a form that are refused, with the sentences to show beside them. JSON callers get 422; a page goes back
 * with the errors in `bag`, so that one page can have several forms.
 */
export class FormError extends errors.E_VALIDATION_ERROR {
  readonly bag: string | null

  /** @param fields the sentence or sentences for each refused field */
  constructor(fields: Record<string, string | string[]>, bag: string | null = null) {
    super(
      Object.entries(fields).flatMap(([field, texts]) =>
        [texts].flat().map((message) => ({ field, rule: 'form', message }))
      )
    )
    this.bag = bag
  }

  /** The errors of a validator, in a bag. */
  static from({ messages }: { messages: Messages }, bag: string): FormError {
    const fields: Record<string, string[]> = {}
    for (const { field, message } of messages as { field: string; message: string }[]) {
      ;(fields[field] ??= []).push(message)
    }
    return new FormError(fields, bag)
  }
}

/**
 * Validates a form whose errors belong into a bag of their own.
 * @throws FormError
 */
export async function inBag<T>(bag: string, validation: Promise<T>): Promise<T> {
  try {
    return await validation
  } catch (error) {
    if (error instanceof errors.E_VALIDATION_ERROR) throw FormError.from(error, bag)
    throw error
  }
}
