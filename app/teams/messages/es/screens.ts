import type { Translation } from '~/i18n/translation'
import type * as English from '../en/screens'

export const TEAM_MESSAGES: Translation<typeof English.TEAM_MESSAGES> = {
  invitationOfOther: {
    title: 'Invitación a un equipo',
    heading: 'Esta invitación es para otra persona',
    intro: (team, invited, email) =>
      `La invitación al equipo ${team} se envió a ${invited} y has iniciado sesión como ${email}. Si las dos son tuyas, cierra la sesión y continúa con la otra cuenta.`,
  },
  settings: 'Ajustes del equipo',
  scope:
    'Un equipo reúne personas y sus roles. Los productos, las imágenes y los créditos no se comparten: siguen siendo de cada persona.',
  name: 'Nombre del equipo',
  nameHint: 'El nombre del equipo y su propietario.',
  owner: 'Propietario del equipo',
  save: 'Guardar',
  saved: 'Guardado.',
  create: {
    title: 'Crear equipo',
    details: 'Datos del equipo',
    hint: 'El equipo será tuyo: invitas a personas, eliges sus roles y puedes cederlo más adelante.',
    submit: 'Crear',
  },
  add: {
    title: 'Añadir miembro al equipo',
    hint: 'Recibe una invitación por correo y se une cuando la acepta.',
    intro: 'Escribe el correo electrónico de la persona que quieres añadir a este equipo.',
    email: 'Correo electrónico',
    role: 'Rol',
    submit: 'Añadir',
    added: 'Añadido.',
  },
  pending: {
    title: 'Invitaciones pendientes',
    hint: 'Estas personas están invitadas y aún no se han unido.',
    cancel: 'Cancelar',
    cancelFor: (email) => `Cancelar la invitación de ${email}`,
  },
  members: {
    title: 'Miembros del equipo',
    hint: 'Todas las personas de este equipo, además de su propietario.',
    you: 'Tú',
    roleOf: (name, role) => `${role}: cambiar el rol de ${name}`,
    manageRole: 'Gestionar rol',
    manageRoleOf: (name) => `Qué rol tiene ${name} en este equipo.`,
    transfer: 'Hacer propietario',
    transferOf: (name) => `Hacer propietario: ${name}`,
    remove: 'Quitar',
    removeOf: (name) => `Quitar a ${name}`,
    leave: 'Abandonar',
  },
  confirm: {
    remove: 'Quitar miembro del equipo',
    removeBody: (name) =>
      `¿Seguro que quieres quitar a ${name} del equipo? Solo podrá volver con una nueva invitación.`,
    leave: 'Abandonar el equipo',
    leaveBody: '¿Seguro que quieres abandonar este equipo?',
    transfer: 'Ceder el equipo',
    transferBody: (name) =>
      `${name} será propietario de este equipo y decidirá quién pertenece a él. Tú sigues como administrador. Solo ${name} puede devolvértelo.`,
    delete: 'Eliminar el equipo',
    deleteBody: (team) =>
      `¿Seguro que quieres eliminar ${team}? Sus miembros e invitaciones se borran para siempre. Los productos y las imágenes se conservan.`,
  },
  remove: {
    title: 'Eliminar el equipo',
    hint: 'Borrar este equipo para siempre.',
    body: 'Al eliminar el equipo se borran sus miembros e invitaciones. Los productos, las imágenes y los créditos de sus personas se conservan.',
  },
  cancel: 'Cancelar',
}
