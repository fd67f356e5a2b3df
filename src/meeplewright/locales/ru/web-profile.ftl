### What somebody has played: profile, archive, ratings.

## Title and links of the page

web-profile = Профиль
web-profile-open = Ваши партии и статистика
web-profile-of = Профиль: { $name }
web-profile-none = Пока нет законченных партий.
web-profile-gone = Такого профиля нет, или он закрыт.
web-profile-counted = Считаются партии, сыгранные от начала до конца. Не считаются учебные и прерванные партии, а также партии, которые продолжили с какой-то позиции.

## Tables and plots

web-profile-games = Партии
web-profile-won = Победы
web-profile-share = Победы, %
web-profile-game = Игра
web-profile-players = Игроки
web-profile-opponent = Соперник
web-profile-mean = Очки в среднем
web-profile-by-game = По играм
web-profile-by-seats = По числу игроков
web-profile-by-bot = Против ботов
web-profile-by-opponent = Против людей
web-profile-sources = Откуда берутся очки
web-profile-source = Источник
web-profile-accuracy = Хорошие решения в разобранных партиях
web-profile-accuracy-latest = Последняя партия: { $percent } %
web-profile-rating-history = История рейтинга
web-profile-line = Сначала { $first }, в конце { $last }; минимум { $least }, максимум { $most }.
web-profile-streaks = Серии
web-profile-streak-now = Побед подряд сейчас
web-profile-streak-longest = Больше всего побед подряд
web-profile-streak-days = Больше всего дней подряд с партией

## Privacy and downloads

web-profile-public = Показывать мой профиль всем
web-profile-public-more = Тогда ваше имя появится в таблице рейтинга, а эта страница станет доступна по ссылке. Иначе её видите только вы.
web-profile-link = Ссылка на ваш профиль
web-profile-download = Скачать все ваши партии
web-profile-records = Записи партий (zip)
web-profile-dataset = Набор данных (Parquet)

## The archive

web-games = Ваши законченные партии
web-games-open = Все законченные партии
web-games-filter = Фильтр
web-games-any = Не важно
web-games-result = Результат
web-games-result-won = Победа
web-games-result-lost = Поражение
web-games-result-aborted = Прервана
web-games-who = Имя соперника
web-games-bot = Бот
web-games-since = С даты
web-games-until = По дату
web-games-shortest = Ходов, не меньше
web-games-longest = Ходов, не больше
web-games-rated = Только рейтинговые партии
web-games-clear = Сбросить
web-games-none = Таких партий нет.
web-games-more = Показать ещё
web-games-moves = ходов: { $moves }
web-games-accuracy = хороших решений: { $percent } %

## Ratings

web-rated = Рейтинговая
web-rated-more = Результат меняет рейтинг. Нужны часы; подсказок нет, и бот за вас не играет.
web-rated-options = С дополнениями партия не может быть рейтинговой.
web-ratings = Рейтинг
web-ratings-yours = Ваш рейтинг
web-ratings-of = Рейтинг
web-ratings-place = Место
web-ratings-name = Игрок
web-ratings-rating = Рейтинг
web-ratings-anonymous = аноним
web-ratings-you = { $name } (вы)
web-ratings-fixed = постоянный
web-ratings-about = Считаются только рейтинговые партии. Вы появитесь здесь, сыграв достаточно таких партий (не меньше { $games }) с достаточным числом разных соперников (не меньше { $opponents }), людей или ботов. Имя видно, только если профиль открыт.
web-ratings-none = Пока никто не сыграл достаточно рейтинговых партий.
web-ratings-only-bots = Из людей пока никто не сыграл достаточно рейтинговых партий. В списке только боты.
