import { FORM_MESSAGES } from '../messages/en/form'

/** Where a field of a recipe's file stands, for a merchant: `scenes.1.prompt` is in 'Scene 2'. */
export function fieldPlace(path: string): string | null {
  const [list, index] = path.split('.')
  return list === 'scenes' && index !== undefined
    ? FORM_MESSAGES.fields.scene(Number(index) + 1)
    : null
}
