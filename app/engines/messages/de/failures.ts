import { formatNumber } from '#app/i18n/format'
import { colourName, refusedChange } from '../../failures/parts.js'
import { IMPOSSIBLE_WAYS } from '../en/refused_changes.js'
import { STEP_MESSAGES } from '../en/steps.js'
import type { FailureTexts } from '../../failures/failures.js'

export const FAILURE_MESSAGES: FailureTexts = {
  cancelled: 'Abgebrochen.',
  took_too_long: 'Das hat zu lange gedauert. Bitte versuchen Sie es erneut.',
  internal: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
  internal_again:
    'Bei uns ist mehrmals etwas schiefgegangen. Bitte versuchen Sie es später erneut.',
  picture_gone: 'Ein Bild, das dafür gebraucht wird, ist nicht mehr da.',
  product_not_trained: 'Dieses Produkt ist noch nicht trainiert.',
  product_deleted: 'Das Produkt wurde gelöscht.',
  video_not_exported: 'Das Video konnte nicht exportiert werden.',
  reel_item_gone: ({ place }) =>
    `Bild ${place} dieses Reels wurde gelöscht. Nehmen Sie es heraus oder wählen Sie ein anderes; Ihr Credit wurde zurückgegeben.`,
  reel_sound_gone:
    'Der Ton dieses Reels wurde gelöscht. Wählen Sie einen anderen; Ihr Credit wurde zurückgegeben.',
  reel_logo_gone:
    'Das Logo dieses Reels wurde gelöscht. Wählen Sie ein anderes; Ihr Credit wurde zurückgegeben.',
  video_deleted: 'Dieses Video wurde gelöscht.',
  stopped: 'Das wurde angehalten.',
  work_stopped: 'Die Arbeit wurde angehalten.',
  stopped_for_time: 'Das hat zu lange gedauert und wurde angehalten.',
  selecting_unsupported: 'Auswählen per Klick ist hier nicht möglich.',
  engine_crashed: 'Die Bild-Engine ist dabei abgestürzt.',
  engine_failed: 'Bei der Arbeit daran ist in der Bild-Engine ein Fehler aufgetreten.',
  engine_closing: 'Die Bild-Engine wird gerade beendet.',
  memory_short: 'Dafür ist gerade nicht genug Arbeitsspeicher frei.',
  engines_away:
    'Im Moment ist keiner der Dienste erreichbar, die das erstellen könnten. Ihnen wurde nichts berechnet; bitte versuchen Sie es in einigen Minuten erneut.',
  no_engine: 'Nichts, was hier eingerichtet ist, kann das erstellen.',
  picture_wrong:
    'Dieses Bild ist misslungen: Es wurde verworfen und kostet nichts. Bitte versuchen Sie es mit anderen Worten oder einem anderen Foto.',
  picture_wrong_twice:
    'Dieses Bild ist zweimal misslungen: Es wurde verworfen und kostet nichts. Bitte versuchen Sie es mit anderen Worten oder einem anderen Foto.',
  video_wrong_twice:
    'Dieses Video ist zweimal misslungen: Es wurde verworfen und kostet nichts. Bitte versuchen Sie es mit anderen Worten oder einem anderen Bild.',
  picture_damaged: 'Dieses Bild ist nicht lesbar; vielleicht ist es beschädigt.',
  picture_empty: 'Dieses Bild ist leer.',
  model_file_missing: 'Eine Datei des trainierten Produkts fehlt.',
  trained_elsewhere:
    'Dieses Produkt wurde mit einer anderen Engine oder einer älteren Version trainiert. Trainieren Sie es erneut.',
  trained_for_other_model:
    'Dieses Produkt wurde für ein anderes Modell als das jetzige trainiert. Trainieren Sie es erneut.',
  training_outdated: 'Dieses Produkt muss erneut trainiert werden.',
  product_in_no_photo:
    'Das Produkt ließ sich in keinem Foto vom Hintergrund trennen. Verwenden Sie Fotos, in denen es allein und ganz vor einem einfarbigen Hintergrund in einer anderen Farbe steht.',
  product_not_separated:
    'Das Produkt ließ sich in diesem Foto nicht vom Hintergrund trennen. Korrigieren Sie die Freistellung mit dem Pinsel, oder verwenden Sie ein Foto vor einem einfarbigen Hintergrund in einer anderen Farbe.',
  nothing_stands_out:
    'In diesem Foto hebt sich nichts vom Hintergrund ab. Verwenden Sie ein Foto, das das Produkt vor einem einfarbigen Hintergrund in einer anderen Farbe zeigt.',
  product_not_in_photo: 'Das Produkt wurde in diesem Foto nicht gefunden.',
  own_mask_unreadable: 'Die korrigierte Freistellung dieses Fotos ist nicht lesbar.',
  picture_mask_unreadable: 'Die Maske dieses Bilds ist nicht lesbar.',
  upscale_too_large: ({ width, height, most }) =>
    `Dieses Bild hat ${width}x${height} Pixel; vergrößert werden kann bis ${formatNumber(most)} Pixel je Seite.`,
  packshot_photo_too_small: ({ longer, least }) =>
    `Dieses Foto ist zu klein: Das Produkt ist darin nur ${formatNumber(longer)} Pixel lang, und dieses Produktbild braucht mindestens ${formatNumber(least)}. Verwenden Sie ein größeres Foto, oder verlangen Sie ein kleineres Produktbild.`,
  packshot_png_too_large: ({ size, most }) =>
    `Als PNG ist dieses Produktbild ${formatNumber(size)} kB groß, erlaubt sind ${formatNumber(most)} kB. Wählen Sie JPEG oder eine kleinere Größe.`,
  packshot_too_large: ({ size, most }) =>
    `Dieses Produktbild ist mindestens ${formatNumber(size)} kB groß, erlaubt sind ${formatNumber(most)} kB. Wählen Sie eine kleinere Größe, oder erlauben Sie mehr.`,
  video_not_encoded: 'Das Video konnte nicht kodiert werden.',
  ffmpeg_wrong:
    'Videos können nicht erstellt werden: FFMPEG_PATH nennt kein ausführbares Programm; der Betreiber muss das korrigieren.',
  ffmpeg_missing:
    'Ohne ffmpeg können keine Videos erstellt werden: Der Betreiber muss es installieren oder FFMPEG_PATH setzen.',
  change_refused: ({ change, part, clause }) =>
    `Das kann die eingebaute Engine nicht: ${refusedChange(change, part)} („${clause}“). Ändern kann sie Hintergrund, Licht, Farben, Zuschnitt, Drehung, Text, Schatten, Schärfe, Rand und Größe.`,
  product_without_hue: ({ wanted, is }) =>
    `Die eingebaute Engine kann dieses Produkt nicht in „${colourName(wanted)}“ färben: Es ist ${colourName(is)}, ohne Farbton, der sich ändern ließe.`,
  colour_of_other_lightness: ({ is, wanted }) =>
    `Die eingebaute Engine kann dieses Produkt (${colourName(is)}) nicht in „${colourName(wanted)}“ färben. Sie ändert den Farbton, nicht die Helligkeit: Verlangen Sie eine etwa gleich helle Farbe.`,
  product_unclear:
    'Das Produkt hebt sich nicht gut genug vom Hintergrund ab. Zeigen Sie, wo es ist, oder verwenden Sie ein Foto vor einem einfarbigen Hintergrund in einer anderen Farbe.',
  product_not_in_picture: 'Das Produkt wurde in diesem Bild nicht gefunden.',
  product_fills_picture: 'Das Produkt füllt dieses Bild bereits aus.',
  mask_unreadable: 'Die Maske ist nicht lesbar. Zeichnen Sie sie neu.',
  mask_empty: 'Die Maske ist leer. Markieren Sie das Produkt in Weiß.',
  area_unreadable: 'Der markierte Bereich ist nicht lesbar. Markieren Sie ihn neu.',
  change_moves_all: ({ change }) =>
    `Das lässt sich nicht auf einen Bereich beschränken (${STEP_MESSAGES[change]}): Es bewegt das ganze Bild. Entfernen Sie den Bereich, oder verlangen Sie eine andere Änderung.`,
  nothing_changed_in_area:
    'Das ändert nichts im markierten Bereich. Markieren Sie einen anderen Teil des Bilds, oder entfernen Sie den Bereich.',
  nothing_marked:
    'Nichts ist markiert. Markieren Sie mit einem Klick, einem Rahmen oder dem Pinsel, was entfernt werden soll.',
  nothing_found_there:
    'Was entfernt werden soll, wurde dort nicht eindeutig gefunden. Markieren Sie es mit einem Klick und entfernen Sie es dann.',
  too_little_left:
    'Vom Bild ist zu wenig übrig, um das zu füllen. Markieren Sie einen kleineren Bereich.',
  text_too_long: ({ most }) => `Kürzen Sie den Text auf ${formatNumber(most)} Zeichen.`,
  text_does_not_fit: 'Der Text passt nicht in dieses Bild. Kürzen Sie ihn.',
  text_undrawable: 'Dieser Text kann nicht gezeichnet werden. Verwenden Sie andere Zeichen.',
  text_blank: 'An diesem Text gibt es nichts zu zeichnen.',
  enlarged_too_large: ({ would, most }) =>
    `Dieses Bild wäre ${formatNumber(would)} Pixel lang; vergrößert werden kann hier bis ${formatNumber(most)} Pixel je Seite.`,
  no_room_for_shadow:
    'Das Produkt reicht bis an den unteren Bildrand, sodass für einen Schatten kein Platz ist. Verwenden Sie ein Bild mit Platz darunter.',
  shadow_unclear:
    'Der Schatten lässt sich von diesem Hintergrund nicht unterscheiden, weil er nicht einfarbig ist. Verlangen Sie einen weißen Hintergrund, der keinen Schatten hat.',
  not_tilted:
    'Dieses Bild zeigt keine leicht gekippte Kante. Sagen Sie, um wie viel Grad es gedreht werden soll, etwa „rotate 2 degrees left“.',
  way_impossible: ({ why }) =>
    `Auf diese Art geht es bei diesem Bild nicht: ${IMPOSSIBLE_WAYS[why]}.`,
  no_other_shape:
    'Diese Wörter verlangen kein anderes Format, also lässt sich auch keine Art dafür wählen.',
  service_changed_product:
    'Der Bilddienst hat das Produkt zweimal verändert: Dieses Bild wurde verworfen und kostet nichts. Bitte versuchen Sie es mit einer anderen Beschreibung.',
  service_changed_words:
    'Der Bilddienst hat die Wörter auf dem Produkt zweimal verändert: Dieses Bild wurde verworfen und kostet nichts. Bitte versuchen Sie es mit einer anderen Beschreibung.',
  content_refused:
    'Das wurde wegen seines Inhalts abgelehnt. Bitte ändern Sie die Beschreibung, oder verwenden Sie ein anderes Bild.',
  provider_account:
    'Im Moment können keine Bilder erstellt werden: Der Betreiber muss sich um das Konto beim Anbieter kümmern. Ihnen wurde nichts berechnet.',
  own_key_refused:
    'fal hat Ihren eigenen Schlüssel abgelehnt oder lässt ihn dafür nicht zu. Geben Sie in Ihrem Profil einen anderen ein, und versuchen Sie es erneut; es wurden keine Credits abgezogen.',
  own_balance_used_up:
    'Das Guthaben Ihres Kontos bei fal ist aufgebraucht. Laden Sie es bei fal.ai auf, und versuchen Sie es erneut; es wurden keine Credits abgezogen.',
  own_key_gone:
    'Ihr eigener Schlüssel, mit dem das erstellt werden sollte, ist nicht mehr da. Geben Sie ihn in Ihrem Profil erneut ein; es wurden keine Credits abgezogen.',
  service_away:
    'Der Bilddienst ist im Moment nicht erreichbar. Bitte versuchen Sie es in einigen Minuten erneut.',
  service_busy:
    'Der Bilddienst hat im Moment zu viel zu tun. Bitte versuchen Sie es in einigen Minuten erneut.',
  service_output_unusable:
    'Die Antwort des Bilddienstes ist nicht zu gebrauchen. Bitte versuchen Sie es erneut.',
  service_picture_moved:
    'Das Ergebnis zeigt das Bild in anderer Form oder an anderer Stelle, sodass der Rest nicht bewahrt werden konnte. Markieren Sie einen größeren Bereich, oder versuchen Sie es erneut.',
  service_picture_missing:
    'Die Antwort des Bilddienstes ist nicht zu gebrauchen. Bitte versuchen Sie es erneut.',
  service_refused:
    'Der Bilddienst konnte damit nicht arbeiten. Bitte ändern Sie die Beschreibung oder das Bild.',
  service_result_gone:
    'Der Bilddienst konnte damit nicht arbeiten. Bitte ändern Sie die Beschreibung oder das Bild.',
  service_picture_too_small: 'Dieses Bild ist dafür zu klein. Bitte verwenden Sie ein größeres.',
  service_picture_too_large: 'Dieses Bild ist dafür zu groß. Bitte verwenden Sie ein kleineres.',
  service_picture_unreadable:
    'Der Bilddienst konnte dieses Bild nicht lesen. Bitte verwenden Sie ein anderes.',
  service_photos_unusable:
    'Mit den Fotos dieses Produkts konnte nicht trainiert werden. Bitte fügen Sie andere Fotos hinzu.',
  service_model_missing:
    'Was über dieses Produkt gelernt wurde, ist nicht mehr da. Bitte trainieren Sie es erneut.',
  budget_used_up:
    'Heute können keine Bilder mehr erstellt werden. Bitte versuchen Sie es morgen erneut; Ihnen wurde nichts berechnet.',
  reel_words_undrawable: ({ signs }) =>
    `Die Worte dieses Reels enthalten Zeichen, die hier nicht dargestellt werden können: ${signs}`,
  caption_undrawable: ({ signs }) =>
    `Diese Bildzeile enthält Zeichen, die hier nicht dargestellt werden können: ${signs}`,
  reel_cutout_empty: 'Ein freigestelltes Bild dieses Reels zeigt nichts.',
  reel_video_unreadable: 'Ein Video dieses Reels ist nicht lesbar; vielleicht ist es beschädigt.',
  logo_unreadable: 'Das Logo ist nicht lesbar; vielleicht ist es beschädigt.',
  sound_is_video: 'Diese Datei ist ein Video; senden Sie nur den Ton.',
  sound_empty: 'Diese Tondatei ist leer.',
  sound_too_long: 'Diese Tondatei ist länger als 15 Minuten; senden Sie einen Teil davon.',
  sound_unreadable:
    'Diese Tondatei ist nicht lesbar: Senden Sie eine unbeschädigte MP3-, M4A- oder WAV-Datei.',
  sound_not_opened: 'Die Tondatei konnte nicht geöffnet werden.',
  sound_too_slow: 'Das Lesen dieser Tondatei hat zu lange gedauert.',
  sound_too_short: 'Der Ton endet vor der Sekunde, mit der er beginnen soll.',
  loop_length:
    'Eine Schleife nimmt 3 bis 6 Sekunden eines Videos, das mindestens 2 Sekunden lang ist.',
  light_form_failed: 'Das Video konnte nicht verkleinert werden.',
  light_form_too_large: ({ least }) =>
    `Dieses Video lässt sich nicht unter ${formatNumber(least)} kB verkleinern; erlauben Sie mehr, oder wählen Sie eine andere Form.`,
  batch_product_deleted: 'Dieses Produkt wurde gelöscht.',
  other: ({ sentence }) => sentence,
}
