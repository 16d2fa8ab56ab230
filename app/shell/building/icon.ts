import { createElement, type SVGProps } from 'react'

/** One of lucide's drawings. */
interface Drawing {
  name: string
  node: [tag: string, attributes: Record<string, string>][]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Pixels. */
  size?: number | string
}

/**
 * Makes a component of one of lucide's drawings, as lucide's own function of this name does, without what only its other
 * users need: contexts, aliases, and strokes that do not grow with the picture. `drop_unused.ts` puts it in that one's place.
 */
export default function createLucideIcon({ name, node }: Drawing) {
  const Icon = ({ size = 24, className, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        'xmlns': 'http://www.w3.org/2000/svg',
        'width': size,
        'height': size,
        'viewBox': '0 0 24 24',
        'fill': 'none',
        'stroke': 'currentColor',
        'strokeWidth': 2,
        'strokeLinecap': 'round',
        'strokeLinejoin': 'round',
        'aria-hidden': isNamed(props) ? undefined : true,
        'className': className ? `lucide lucide-${name} ${className}` : `lucide lucide-${name}`,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes))
    )
  return Icon
}

/** Whether it says something to those who hear the page. */
function isNamed(props: object): boolean {
  return Object.keys(props).some((prop) => /^(aria-|role$|title$)/.test(prop))
}
