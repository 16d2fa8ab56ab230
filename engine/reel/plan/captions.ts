import type { ReelCaption } from '../reel.js'

/** Subtitles of a reel in SubRip's form. */
export function toSrt(captions: readonly ReelCaption[]): string {
  return captions
    .map(
      ({ from, to, text }, i) => `${i + 1}\n${clock(from, ',')} --> ${clock(to, ',')}\n${text}\n`
    )
    .join('\n')
}

/** Subtitles of a reel as WebVTT (W3C). */
export function toVtt(captions: readonly ReelCaption[]): string {
  const cues = captions.map(
    ({ from, to, text }) => `${clock(from, '.')} --> ${clock(to, '.')}\n${escaped(text)}\n`
  )
  return ['WEBVTT\n', ...cues].join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function clock(seconds: number, point: ',' | '.'): string {
  const all = Math.round(seconds * 1000)
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0')
  const rest = String(all % 1000).padStart(3, '0')
  return `${two(all / 3_600_000)}:${two((all / 60_000) % 60)}:${two((all / 1000) % 60)}${point}${rest}`
}
