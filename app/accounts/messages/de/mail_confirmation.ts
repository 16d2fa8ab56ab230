export const MAIL_CONFIRMATION_MESSAGES = {
  title: 'Per E-Mail bestätigen',
  text: 'Ohne Passwort können Sie sich einen Link an Ihre E-Mail-Adresse senden lassen. Öffnen Sie ihn in diesem Browser: Danach können Sie 15 Minuten lang die Zwei-Faktor-Anmeldung ein- oder ausschalten, andere Browser abmelden, Ihr Konto löschen und alles andere ändern, was geschützt ist.',
  dialog:
    'Ihr Konto hat kein Passwort. Wir senden einen Link an Ihre E-Mail-Adresse: Öffnen Sie ihn in diesem Browser, dann geht es von selbst weiter.',
  send: 'Link senden',
  again: 'Erneut senden',
  sent: 'Der Link ist unterwegs. Öffnen Sie ihn innerhalb von 15 Minuten in diesem Browser.',
}
