import jarAfter from '~/shell/client/pictures/jar-after.webp'
import jarBefore from '~/shell/client/pictures/jar-before.webp'
import mugAfter from '~/shell/client/pictures/mug-after.webp'
import mugBefore from '~/shell/client/pictures/mug-before.webp'
import { LANDING_TEXTS } from '~/shell/landing_texts'

const PICTURES = [
  { from: jarBefore, to: jarAfter },
  { from: mugBefore, to: mugAfter },
]

const TEXTS = LANDING_TEXTS.scenes

/** Photos beside what was made of them. */
export function LandingScenes() {
  return (
    <section className="bg-canvas">
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 sm:py-20">
        <h2 className="text-3xl font-semibold tracking-tight">{TEXTS.heading}</h2>
        <p className="mt-3 max-w-2xl text-lg text-muted">{TEXTS.body}</p>
        <ul className="mt-10 grid gap-10 md:grid-cols-2 md:gap-6">
          {TEXTS.list.map(({ product, scene }, index) => (
            <li key={product}>
              <div className="grid grid-cols-2 gap-2">
                <Picture src={PICTURES[index].from} alt={product} label={TEXTS.from} />
                <Picture src={PICTURES[index].to} alt={`${product} ${scene}`} label={TEXTS.to} />
              </div>
              <p className="mt-3 text-base">
                <span className="font-medium">{product}</span>{' '}
                <span className="text-muted">{scene}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Picture({ src, alt, label }: { src: string; alt: string; label: string }) {
  return (
    <figure>
      <img
        src={src}
        alt={alt}
        width={640}
        height={640}
        loading="lazy"
        decoding="async"
        className="aspect-square w-full rounded-card bg-sunken object-cover"
      />
      <figcaption className="mt-2 text-[13px] text-muted">{label}</figcaption>
    </figure>
  )
}
