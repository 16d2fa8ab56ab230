import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const TEAM_ERRORS: Translation<typeof English.TEAM_ERRORS> = {
  forbidden: 'Esta acción no está permitida.',
  nameless: 'Escribe un nombre.',
  role: 'Elige un rol válido.',
  invited: 'Esta persona ya está invitada al equipo.',
  member: 'Esta persona ya pertenece al equipo.',
  unregistered: 'No hay nadie registrado con este correo electrónico.',
  leaveOwn: 'No puedes abandonar un equipo que has creado tú.',
  deletePersonal: 'No puedes eliminar tu equipo personal.',
  transferPersonal: 'No puedes ceder tu equipo personal.',
  transferTo: 'Elige a un miembro del equipo.',
}

export const TEAM_BANNERS: Translation<typeof English.TEAM_BANNERS> = {
  created: (team) => `Se ha creado ${team}.`,
  deleted: (team) => `Se ha eliminado ${team}.`,
  left: (team) => `Has abandonado ${team}.`,
  transferred: (team, owner) => `${team} pertenece ahora a ${owner}.`,
  alreadyIn: (team) => `Ya estás en el equipo ${team}.`,
  accepted: (team) => `Has aceptado la invitación al equipo ${team}.`,
}

export const ROLE_MESSAGES: Translation<typeof English.ROLE_MESSAGES> = {
  admin: {
    name: 'Administrador',
    description: 'Los administradores pueden hacer cualquier acción.',
  },
  editor: {
    name: 'Editor',
    description: 'Los editores pueden leer, crear y actualizar.',
  },
}
