### Команды для хозяев: `meeplewright serve` и `meeplewright admin`.

meta-address = АДРЕС
meta-person = ЧЕЛОВЕК
meta-table = СТОЛ
meta-name = ИМЯ
meta-status = СОСТОЯНИЕ

command-serve = Открыть столы для людей в других комнатах и других домах.
command-serve-more = Любой параметр можно задать и переменной окружения: --base-url — это MEEPLEWRIGHT_BASE_URL, и так далее. docs/hosting.md ведёт отсюда к публичному серверу.
serve-database = Где хранятся столы: sqlite:///ФАЙЛ или postgresql://…; иначе в файле в вашей папке данных.
serve-redis = Серверы с общей базой данных сообщают друг другу о событиях через этот Redis: redis://…
serve-host = По какому адресу этой машины слушать; иначе по всем. 127.0.0.1 не пускает других.
serve-port = По какому порту слушать; иначе 8722.
serve-base-url = Адрес, который набирают люди, если впереди стоит прокси: https://games.example
serve-no-open = Не открывать браузер.

serve-here = Столы открыты по адресу { $address }
serve-around = Для других в вашей сети: { $address }
serve-stop = Ctrl+C закрывает их. Ничего не пропадёт: каждая партия продолжится с того же места.
serve-no-page = В этой установке нет страницы для игры: установите выпущенный пакет или соберите страницу из исходного кода командой: make web
serve-port-taken = Порт { $port } уже занят: может быть, сервер уже работает? Выберите другой через --port.
serve-cannot-listen = Слушать по адресу { $host }, порт { $port }, нельзя: у этой машины нет такого адреса или его нельзя использовать.
serve-storage-gone = База данных недоступна: { $why }
serve-storage-full = В базе данных не осталось места: { $why }
serve-storage-busy = Базу данных удерживает кто-то другой: { $why }

command-admin = Дела хозяина: резервные копии, столы, люди. Серверы могут продолжать работу.
command-admin-backup = Записать все столы и всех людей в один файл.
command-admin-restore = Вернуть содержимое резервной копии вместо всего, что есть сейчас.
command-admin-restore-more = Копию одного вида базы данных можно восстановить в другой. Работающие серверы это заметят, и люди вернутся к своим столам, какими они были.
command-admin-tables = Перечислить столы, сначала новые.
command-admin-remove = Удалить стол со всем, что к нему относится.
command-admin-people = Перечислить людей, сначала тех, кого видели последними.
command-admin-forget = Удалить человека и его следы: имена, чат, заметки, устройства.
command-admin-forget-more = Его партии останутся без имени; в идущих место займёт бот.
command-admin-mute = Не давать человеку говорить ни за одним столом.
admin-backup-file = Новый файл, например tables.mwb.
admin-restore-file = Резервная копия.
admin-yes = Не спрашивать.
admin-status = Только открытые (open), идущие (running) или законченные (finished) столы.
admin-table = Номер стола, как его показывает «admin tables».
admin-person = Номер человека, как его показывает «admin people».
admin-name = Только те, в чьём имени есть это.
admin-mute-off = Снова дать человеку говорить.

admin-column-id = Номер
admin-column-game = Игра
admin-column-status = Состояние
admin-column-visibility = Кому виден
admin-column-version = Записи
admin-column-title = Название
admin-column-updated = Последнее изменение (UTC)
admin-column-name = Имя
admin-column-muted = Без голоса
admin-muted-mark = да
admin-column-seen = Последний раз здесь (UTC)
admin-none = Показывать нечего.
admin-backed-up = Всё сохранено в { $file }
admin-restored = Всё снова так, как в { $file }
admin-restore-sure = Заменить всё в базе данных содержимым { $file }? (да/нет)
admin-remove-sure = Удалить стол { $table } навсегда? (да/нет)
admin-removed = Стол { $table } удалён.
admin-forget-sure = Удалить человека { $person } и его следы навсегда? (да/нет)
admin-forgotten = Человек { $person } забыт.
admin-muted-now = Человек { $person } лишён голоса.
admin-unmuted-now = Человек { $person } снова может говорить.
# Ответы, которые значат «да», через пробел.
admin-yes-words = д да
admin-not-done = Ничего не изменено.
admin-no-table = Нет стола «{ $table }».
admin-no-person = Нет человека «{ $person }».
usage-choice = { $name }: «{ $value }» нет среди { $known }.
