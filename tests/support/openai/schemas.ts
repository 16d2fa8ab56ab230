import type { Schema } from '#app/engines/remote/check/schema_complaints'
import { listOf, oneOf, request, whole, words } from '../providers/schemas.js'

/* What the interface takes, as its fields were looked up in November 2026; files stand for themselves by their type. */

const PICTURE = oneOf('image/png', 'image/jpeg', 'image/webp')

export const EDIT_SCHEMA: Schema = request({
  'model*': words,
  'prompt*': words,
  'image*': listOf(PICTURE),
  'mask': oneOf('image/png'),
  'n': whole(1, 10),
  'size': words,
  'quality': oneOf('auto', 'low', 'medium', 'high', 'xhigh', 'max'),
  'background': oneOf('auto', 'opaque', 'transparent'),
  'moderation': oneOf('auto', 'low'),
  'output_format': oneOf('png', 'jpeg', 'webp'),
  'output_compression': whole(0, 100),
  'user': words,
})

export const CHAT_SCHEMA: Schema = request({
  'model*': words,
  'messages*': listOf(request({ 'role*': oneOf('system', 'user'), 'content*': {} })),
  'max_completion_tokens': whole(1),
})
