import type { Translation } from '#app/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import type * as English from '../en/queues.js'

export const QUEUES: Translation<typeof English.QUEUES> = {
  title: 'Colas',
  description:
    'Tareas que esperan a los workers, están en curso o fallaron tantas veces como se pueden intentar.',
  queue: 'Cola',
  waiting: 'En espera',
  active: 'En curso',
  failed: 'Fallidas',
  oldest: 'La más antigua espera',
  seconds: (count) => `${formatNumber(count)} s`,
  paused: 'En pausa',
  pausedBy: (address, reason) => `Por ${address}: ${reason}`,
  goneOperator: 'una cuenta que ya no existe',
  workers: 'Procesos de trabajo',
  host: 'Host',
  kinds: 'Toma',
  started: 'Iniciado',
  kindsLeft: (kinds) => `Ningún proceso toma: ${kinds}`,
  kindsLeftHint:
    'Ese trabajo espera. Inicia un proceso cuyo WORKER_KINDS lo nombre, o uno sin ese ajuste.',
  failedTitle: (queue) => `Tareas fallidas: ${queue}`,
  failedDescription: 'Se guardan unos días. De qué tratan solo se muestran los ID.',
  none: 'No ha fallado ninguna tarea',
  noneHint: 'Lo que falla se repite primero por sí solo.',
  job: 'Tarea',
  error: 'Error',
  attempts: 'Intentos',
  created: 'Pedida',
  ended: 'Falló',
  acts: 'Acciones',
  actions: {
    pause_queue: {
      button: 'Pausar',
      title: '¿Pausar esta cola?',
      body: 'Los workers no toman ninguna de sus tareas hasta que se reanude. Lo que ya han tomado se termina; lo que llegue mientras tanto espera y no pierde tiempo.',
      confirm: 'Pausar',
    },
    resume_queue: {
      button: 'Reanudar',
      title: '¿Reanudar esta cola?',
      body: 'Los workers vuelven a tomar sus tareas enseguida, primero las que han esperado.',
      confirm: 'Reanudar',
    },
    retry_job: {
      button: 'Repetir',
      title: '¿Repetir esta tarea?',
      body: 'Se toma en segundos. Lo que ha terminado mientras tanto se deja como está.',
      confirm: 'Repetir',
    },
    delete_job: {
      button: 'Quitar',
      title: '¿Quitar esta tarea?',
      body: 'Ya no se intenta. No se puede deshacer.',
      confirm: 'Quitar',
    },
  },
}
