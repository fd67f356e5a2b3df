ccs-lay = Выложить квадрат на ({ $x },{ $y })
ccs-tile-at = { $cell }: { $tile }
ccs-remove = Убрать квадрат
ccs-whose = Чей подданный
ccs-where = Где стоит подданный
ccs-spot = { $role } ({ $side })
ccs-start = Выберите квадрат, затем нажмите на клетку, где он лежит.
ccs-where-lay = Нажмите на клетку, где лежит квадрат.
ccs-base-only = Здесь можно подсчитать только базовую игру, без дополнений.
ccs-shelf = Квадраты
ccs-points = Очки на счётной дорожке
ccs-points-more = Очки, полученные в ходе партии.
ccs-entered = Введено квадратов: { $count }
ccs-before = Счётная дорожка
ccs-fields = Поля
ccs-field-at = Поле на { $cell }
ccs-majority =
    { $count ->
        [one] больше всего подданных: { $names }
       *[other] больше всего подданных (поровну): { $names }
    }
ccs-complete = Завершённые города: { $cities }.
ccs-complete-none = Завершённых городов нет.
ccs-not-complete = Незавершённые города: { $cities }.
ccs-incomplete = Незавершённые дороги, города и монастыри: { $count }
ccs-open-city = Город на { $cell }, квадратов: { $tiles }
ccs-open-road = Дорога на { $cell }, квадратов: { $tiles }
ccs-open-cloister = Монастырь на { $cell }
ccs-nobody = никому не принадлежит
real-points = число очков должно быть от 0 до { $most }.
real-too-many-tiles = слишком много квадратов; в игре их всего { $most }.
real-too-many = квадрат на ({ $x },{ $y }): слишком много таких квадратов ({ $tile }); в игре их всего { $most }.
real-cell-taken = на ({ $x },{ $y }) лежит несколько квадратов.
real-unconnected = квадрат на ({ $x },{ $y }) не соседствует с остальными.
real-terrain-differs =
    квадрат на ({ $x },{ $y }): на { $side ->
        [N] северной
        [E] восточной
        [S] южной
       *[W] западной
    } стороне нельзя соединить { $here ->
        [city] город
        [road] дорогу
       *[field] поле
    } { $there ->
        [city] с городом
        [road] с дорогой
       *[field] с полем
    }.
real-no-tile = под подданным на ({ $x },{ $y }) нет квадрата.
real-two-followers = на квадрате ({ $x },{ $y }) несколько подданных; поставить на него подданного может только тот, кто его выложил.
real-followers = у игрока { $seat } слишком много подданных на карте (последний на ({ $x },{ $y })); их может быть не больше { $most }.
real-no-spot =
    на квадрате ({ $x },{ $y }) нет { $on ->
        [city] города в этом месте
        [road] дороги в этом месте
        [field] поля в этом месте
       *[cloister] монастыря
    }.
real-no-farmers = подданный на ({ $x },{ $y }) — крестьянин, но партия идёт без крестьян.
