import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { REEL_MESSAGES } from '~/reels/messages/en/screens'
import { Button } from '~/ui/buttons/button'

const MESSAGES = REEL_MESSAGES.sound

/** Plays a sound by itself. */
export function Listen({ url, from, name }: { url: string; from: number; name: string }) {
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null)
  useEffect(() => () => audio?.pause(), [audio])

  function toggle() {
    if (audio) return setAudio(null)
    const element = new Audio(url)
    element.currentTime = from
    element.addEventListener('ended', () => setAudio(null))
    element.addEventListener('error', () => setAudio(null))
    element.play().catch(() => setAudio(null))
    setAudio(element)
  }

  return (
    <Button variant="secondary" size="sm" icon={audio ? Pause : Play} onClick={toggle}>
      {audio ? MESSAGES.stop(name) : MESSAGES.listen(name)}
    </Button>
  )
}
