/** Splits a list of words in a template. */
export function words(list: string): string[] {
  return list.trim().split(/\s+/)
}

/** Words that carry nothing, or praise: they are neither understood nor reported. */
export const SILENT: ReadonlySet<string> = new Set(
  words(`a an the and or on in at of to by with for from near into onto over its it's it is are be as this that my our your
    please pls kindly thanks thank thx you png now just also then too so can could would will i we want need like d 'd have has
    picture photo photograph image shot pic file version whole entire overall everything all product item object thing
    make makes made look looks looking appear get give use using do does let keep set apply some same only there here
    more very really quite bit little lot much slightly way hi hello hey ok okay should must me us
    background backdrop bg color colour colors colours colored coloured solid plain flat uniform seamless clean
    side sides around behind it, tone tones effect filter feel style mode format ratio aspect shape size degrees degree
    percent lighting light lights exposure`)
)

/** Words of praise: alone they ask for nothing that could be measured, so they are reported. */
export const VAGUE: ReadonlySet<string> = new Set(
  words(`nice nicer nicely good better best great beautiful beautifully pretty perfect perfectly professional
    professionally attractive appealing amazing awesome cool-looking fancy fancier cleaner modern fresh stylish premium
    luxurious expensive elegant catchy eye-catching improved improve enhanced enhance optimized quality high-quality
    instagram instagrammable shop store web website amazon etsy ebay catalog catalogue listing social media post`)
)

/** Words that ask for a change: a clause with one of them that is not understood is refused, never skipped. */
export const DEMANDS: ReadonlySet<string> = new Set(
  words(`make turn change replace swap convert transform add insert put place include create draw generate write remove
    delete erase hide cover clean fix repair retouch restore open close fold unfold move shift slide lift drop lower raise
    increase decrease reduce boost resize scale zoom stretch squeeze bend warp more less rotate flip mirror tilt straighten
    crop pad extend blur sharpen recolor recolour color colour paint dye tint shade show give center centre align duplicate
    copy combine merge split fill swap invert negative highlight emphasize darken brighten lighten with holding wearing
    except apart rainbow bars bigger smaller larger shorter longer wider taller thinner thicker younger older cleaner`)
)

/** Strength words with their factor on the usual strength. */
export const STRENGTHS: readonly (readonly [string, number])[] = [
  ['(?:just )?(?:a )?(?:very )?(?:tiny|little|wee) bit|a (?:little|touch|tad|bit|hint)', 0.5],
  ['slightly|somewhat|subtly|gently|mildly|lightly|subtle|slight|gentle|mild|faint', 0.5],
  ['extremely|super|dramatically|drastically|maximum|max', 2.2],
  ['(?:very |so |too )?much|a lot|lots|strongly|heavily|significantly|considerably|way|far', 1.75],
  ['very|really|strong|heavy|intense|intensely|even', 1.5],
]
