"""What sort of effect an ability is, in Chinese."""

from cards.lang.abilities import (
    Activation,
    CannotBeAnswered,
    CannotBeNegated,
    Continuous,
    Equips,
    Flip,
    Ignition,
    Procedure,
    Quick,
    Stays,
    SummonCannotBeNegated,
    SummoningCondition,
    Trigger,
    Upkeep,
    Whenever,
    Wins,
)

KINDS: dict[type, str] = {
    Activation: "卡的发动",
    Ignition: "启动效果",
    Quick: "诱发即时效果",
    Trigger: "诱发效果",
    Flip: "反转效果",
    Continuous: "永续效果",
    Whenever: "不入连锁的处理",
    Upkeep: "维持代价",
    Stays: "在场上停留的期间",
    Equips: "装备条件",
    SummoningCondition: "召唤条件",
    Procedure: "召唤手续",
    CannotBeNegated: "不会被无效",
    SummonCannotBeNegated: "召唤不会被无效",
    CannotBeAnswered: "不能连锁",
    Wins: "胜利条件",
}
