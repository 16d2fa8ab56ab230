import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import type * as English from '../en/reel_failures'

export const REEL_FAILURES: Translation<typeof English.REEL_FAILURES> = {
  wordsSigns: (signs) =>
    `Las palabras de este reel tienen signos que aquí no se pueden dibujar: ${signs}`,
  captionSigns: (signs) => `Este texto tiene signos que aquí no se pueden dibujar: ${signs}`,
  cutOutEmpty: 'Un recorte de este reel no muestra nada.',
  filmUnreadable: 'Un vídeo de este reel no se puede leer; puede que esté dañado.',
  logoUnreadable: 'El logotipo no se puede leer; puede que esté dañado.',
  soundFilm: 'Este archivo es un vídeo; envíe solo el sonido.',
  soundEmpty: 'Este sonido está vacío.',
  soundLong: 'Este sonido dura más de 15 minutos; envíe una parte.',
  soundUnreadable:
    'Este sonido no se puede leer: envíe un archivo MP3, M4A o WAV que no esté dañado.',
  soundNotOpened: 'No se ha podido abrir el sonido.',
  soundSlow: 'Se ha tardado demasiado en leer este sonido.',
  soundShort: 'El sonido termina antes del segundo en el que debe empezar.',
  loopLength: 'Un bucle toma de 3 a 6 segundos de un vídeo que dure al menos 2 segundos.',
  noLightForm: 'No se ha podido aligerar el vídeo.',
  tooFewBytes: (least) =>
    `Este vídeo no puede ocupar menos de ${formatNumber(least)} kB; permita más o elija otra forma.`,
}
