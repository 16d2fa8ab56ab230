/** What a snippet shows. Addresses are put in as they are. */
interface Shown {
  /** Pixels. */
  width: number
  height: number
  poster: string
  /** What it shows, for those who do not see it. */
  alt: string
}

/**
 * HTML for a shop page: a film that is loaded and plays only while it is in sight, and stands still with its controls for those who asked
 * their system for less motion.
 */
export function filmSnippet({
  film,
  poster,
  width,
  height,
  alt,
}: Shown & { film: string }): string {
  return `<video src="${safe(film)}" poster="${safe(poster)}" width="${width}" height="${height}" aria-label="${safe(alt)}"
  muted loop playsinline preload="none" style="max-width:100%;height:auto"></video>
<script>
  (function (film) {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || !window.IntersectionObserver) {
      film.controls = true
      return
    }
    new IntersectionObserver(function (seen) {
      if (seen[0].isIntersecting) film.play().catch(function () { film.controls = true })
      else film.pause()
    }, { threshold: 0.25 }).observe(film)
  })(document.currentScript.previousElementSibling)
</script>
`
}

/** HTML without a script, for pages and mails that run none: an animated picture, or its poster for those who asked for less motion. */
export function pictureSnippet({
  animation,
  poster,
  width,
  height,
  alt,
}: Shown & { animation: string }): string {
  return `<picture>
  <source media="(prefers-reduced-motion: reduce)" srcset="${safe(poster)}">
  <img src="${safe(animation)}" width="${width}" height="${height}" alt="${safe(alt)}" loading="lazy" decoding="async"
    style="max-width:100%;height:auto">
</picture>
`
}

function safe(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
