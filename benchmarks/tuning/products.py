"""Fourteen products to tune the cut-out on: none of them is a sample that figures are quoted on."""
from common import *

def bottle():
    glass=mat('g',(0.05,0.16,0.07),0.05,trans=0.7,ior=1.5,coat=0.5); cap=mat('cap',(0.35,0.05,0.06),0.4); lab=mat('lab',(0.93,0.90,0.82),0.6); ink=mat('ink',(0.1,0.05,0.05),0.5)
    P=[lathe('b',[(0,0),(0.24,0),(0.26,0.03),(0.26,0.85),(0.2,1.02),(0.09,1.12),(0.085,1.45),(0,1.45)],glass), lathe('c',[(0,1.2),(0.095,1.2),(0.1,1.22),(0.098,1.5),(0,1.51)],cap)]
    a=math.radians(80); n=24; me=bpy.data.meshes.new('l'); v=[];f=[]
    for i in range(n+1):
        t=-a+2*a*i/n; v+=[(math.sin(t)*0.264,-math.cos(t)*0.264,0.2),(math.sin(t)*0.264,-math.cos(t)*0.264,0.62)]
        if i: f.append((2*i-2,2*i,2*i+1,2*i-1))
    me.from_pydata(v,[],f); ob=bpy.data.objects.new('l',me); bpy.context.collection.objects.link(ob); ob.data.materials.append(lab); P.append(ob)
    P+=[curved_text('MONTE',0.09,ink,0.265,0.47), curved_text('ROSSO',0.06,ink,0.265,0.33)]
    return P,1.51

def teapot():
    w=mat('porcelain',(0.88,0.87,0.84),0.15,coat=0.5); knob=mat('k',(0.4,0.25,0.12),0.5)
    P=[lathe('body',[(0,0.02),(0.28,0.02),(0.32,0.05),(0.48,0.3),(0.5,0.45),(0.42,0.65),(0.25,0.75),(0,0.76)],w), lathe('lid',[(0,0.75),(0.24,0.75),(0.22,0.8),(0.1,0.86),(0,0.87)],w), lathe('knob',[(0,0.86),(0.03,0.87),(0.06,0.93),(0.04,0.98),(0,0.99)],knob)]
    P.append(tube('spout',[(0.4,0,0.3),(0.6,0,0.35),(0.72,0,0.55),(0.84,0,0.72)],0.07,w))
    P.append(tube('handle',[(-0.4,0,0.6),(-0.6,0,0.72),(-0.82,0,0.6),(-0.82,0,0.35),(-0.65,0,0.2),(-0.44,0,0.22)],0.045,w))
    return P,1.0

def headphones():
    d=mat('d',(0.03,0.03,0.035),0.4); soft=mat('soft',(0.06,0.055,0.05),0.8,bump=(70,0.2,'voronoi')); metal=mat('m',(0.6,0.6,0.62),0.25,metal=1)
    P=[tube('band',[(-0.45,0,0.45),(-0.47,0,0.75),(-0.33,0,1.12),(0,0,1.24),(0.33,0,1.12),(0.47,0,0.75),(0.45,0,0.45)],0.045,d)]
    for s in(-1,1):
        P.append(cyl('cup',0.27,0.13,d,(s*0.47,0,0.3),rot=(0,math.radians(90),0),bevel=0.04)); P.append(cyl('pad',0.25,0.12,soft,(s*0.36,0,0.3),rot=(0,math.radians(90),0),bevel=0.05)); P.append(cyl('r',0.06,0.03,metal,(s*0.545,0,0.3),rot=(0,math.radians(90),0)))
    return P,1.28

def carton():
    c=mat('card',(0.72,0.55,0.36),0.8,bump=(40,0.05,'noise')); g=mat('green',(0.10,0.32,0.18),0.6); ink=mat('ink',(0.95,0.93,0.9),0.6)
    P=[box('b',(0.62,0.34,1.1),c,(0,0,0.55),bevel=0.008), box('band',(0.626,0.346,0.4),g,(0,0,0.62),bevel=0.008)]
    P+=[text('FJORD',0.14,ink,(0,-0.176,0.68)), text('Organic green tea',0.05,ink,(0,-0.176,0.54)), text('20 bags',0.045,g,(0,-0.173,0.2))]
    return P,1.1

def plant():
    pot=mat('pot',(0.62,0.26,0.15),0.85,bump=(20,0.1,'noise')); leaf=mat('leaf',(0.07,0.24,0.06),0.45); soil=mat('s',(0.06,0.04,0.03),1)
    P=[lathe('pot',[(0,0),(0.24,0),(0.25,0.02),(0.33,0.45),(0.36,0.45),(0.36,0.53),(0.31,0.53),(0.3,0.48),(0,0.47)],pot), cyl('soil',0.3,0.02,soil,(0,0,0.47),bevel=0)]
    rnd=random.Random(4)
    for k in range(13):
        t=rnd.random()*6.283; l=0.35+0.35*rnd.random(); h=0.35+0.45*rnd.random()
        P.append(tube('st%d'%k,[(0,0,0.47),(math.cos(t)*l*0.3,math.sin(t)*l*0.3,0.47+h*0.7),(math.cos(t)*l*0.75,math.sin(t)*l*0.75,0.47+h)],0.012,leaf))
        bpy.ops.mesh.primitive_uv_sphere_add(radius=1,location=(math.cos(t)*l,math.sin(t)*l,0.47+h),rotation=(0,0.5,t)); o=bpy.context.object; o.scale=(0.22,0.09,0.015); bpy.ops.object.shade_smooth(); o.data.materials.append(leaf); P.append(o)
    return P,1.25

def bowl():
    w=mat('w',(0.90,0.89,0.87),0.25,coat=0.3)
    return [lathe('bowl',[(0,0.04),(0.2,0.0),(0.26,0.0),(0.28,0.05),(0.5,0.2),(0.62,0.42),(0.6,0.43),(0.47,0.22),(0.25,0.09),(0,0.07)],w)],0.6

def carafe():
    glass=mat('g',(0.97,0.98,0.98),0.0,trans=1.0,ior=1.45); water=mat('w',(0.75,0.88,0.92),0.0,trans=1.0,ior=1.33); cork=mat('cork',(0.5,0.33,0.18),0.9)
    return [lathe('c',[(0,0),(0.3,0),(0.34,0.03),(0.36,0.3),(0.3,0.62),(0.14,0.9),(0.12,1.2),(0.15,1.28),(0.13,1.28),(0.1,1.2),(0.12,0.9),(0.27,0.62),(0.33,0.3),(0.31,0.05),(0,0.04)],glass), lathe('wa',[(0,0.05),(0.3,0.06),(0.32,0.3),(0.27,0.58),(0,0.58)],water), cyl('cork',0.115,0.2,cork,(0,0,1.3))],1.4

def chair():
    beech=wood('beech',(0.62,0.42,0.23),(0.42,0.26,0.12),2.4,0.4)
    P=[box('seat',(0.8,0.75,0.06),beech,(0,0,0.62),bevel=0.03)]
    for x in(-0.34,0.34):
        for y in(-0.3,0.3): P.append(box('leg',(0.055,0.055,0.6 if y<0 else 1.35),beech,(x,y,0.3 if y<0 else 0.675),bevel=0.012))
        P.append(box('side',(0.03,0.6,0.04),beech,(x,0,0.3),bevel=0.01))
    for k in range(3): P.append(box('slat',(0.64,0.03,0.09),beech,(0,0.3,0.85+0.19*k),bevel=0.012))
    return P,1.35

def speaker():
    f=mat('fabric',(0.55,0.54,0.52),0.95,bump=(260,0.5,'noise')); d=mat('d',(0.75,0.73,0.7),0.35); led=mat('led',(0.8,0.3,0.1),0.3)
    return [lathe('b',[(0,0.03),(0.34,0.03),(0.36,0.06),(0.36,0.85),(0.34,0.9),(0,0.9)],f), lathe('t',[(0,0.9),(0.33,0.9),(0.34,0.92),(0.32,0.95),(0,0.94)],d), lathe('f',[(0,0),(0.3,0),(0.31,0.03),(0,0.03)],d), cyl('l',0.02,0.01,led,(0,-0.365,0.2),rot=(math.radians(90),0,0),bevel=0)],0.95

def glasses():
    a=mat('acetate',(0.22,0.09,0.03),0.2,coat=0.6); lens=mat('lens',(0.15,0.13,0.12),0.03,coat=1)
    P=[]
    for s in(-1,1):
        pts=[(s*0.38+0.3*math.cos(t)*1.05,-0.3,0.28+0.24*math.sin(t)) for t in [i*math.pi/6 for i in range(12)]]
        P.append(tube('rim',pts,0.035,a,cyclic=True)); l=cyl('lens',0.27,0.01,lens,(s*0.38,-0.3,0.28),rot=(math.radians(90),0,0),bevel=0); l.scale=(1.1,0.85,1); P.append(l)
        P.append(tube('temple',[(s*0.69,-0.3,0.34),(s*0.71,0,0.34),(s*0.7,0.4,0.32),(s*0.68,0.7,0.16),(s*0.66,0.85,0.04)],0.026,a))
    P.append(tube('bridge',[(-0.1,-0.3,0.36),(0,-0.31,0.4),(0.1,-0.3,0.36)],0.03,a))
    return P,0.9

def candle():
    wax=mat('wax',(0.86,0.83,0.76),0.5,sss=0.15); lid=mat('lid',(0.62,0.60,0.57),0.35,metal=1); lab=mat('lab',(0.80,0.77,0.70),0.7); ink=mat('ink',(0.25,0.2,0.16),0.5)
    P=[lathe('c',[(0,0),(0.36,0),(0.38,0.03),(0.38,0.62),(0.36,0.65),(0,0.65)],wax), cyl('lid',0.395,0.14,lid,(0,0,0.72),bevel=0.03)]
    P+=[curved_text('ambre',0.1,ink,0.382,0.36), curved_text('soy wax 220 g',0.04,ink,0.382,0.24)]
    return P,0.8

def tin():
    steel=mat('steel',(0.70,0.69,0.67),0.28,metal=1); white=mat('paint',(0.84,0.83,0.80),0.4); ink=mat('ink',(0.45,0.1,0.08),0.5)
    P=[box('b',(0.9,0.6,0.42),white,(0,0,0.23),bevel=0.06), box('lid',(0.93,0.63,0.12),steel,(0,0,0.49),bevel=0.04)]
    return P+[text('BISCUITS',0.13,ink,(0,-0.302,0.24))],0.6

def vase():
    lower=mat('raw',(0.60,0.47,0.33),0.9,bump=(30,0.1,'noise')); upper=mat('glaze',(0.86,0.85,0.82),0.2,coat=0.4)
    return [lathe('l',[(0,0),(0.2,0),(0.3,0.12),(0.38,0.35),(0.39,0.46)],lower), lathe('u',[(0.39,0.46),(0.36,0.66),(0.22,0.86),(0.12,1.0),(0.13,1.16),(0.17,1.2),(0.15,1.2),(0.1,1.14),(0.1,1.0)],upper)],1.2

def clock():
    case=mat('case',(0.80,0.80,0.78),0.35); face=mat('face',(0.90,0.89,0.86),0.6); d=mat('d',(0.06,0.06,0.06),0.5); brass=mat('brass',(0.72,0.54,0.25),0.3,metal=1)
    up=(math.radians(90),0,0)
    P=[cyl('case',0.45,0.22,case,(0,0,0.56),rot=up,bevel=0.04), cyl('face',0.39,0.02,face,(0,-0.115,0.56),rot=up,bevel=0), box('h',(0.03,0.012,0.24),d,(0,-0.135,0.64),bevel=0), box('m',(0.3,0.012,0.022),d,(0.12,-0.14,0.57),bevel=0), cyl('knob',0.04,0.1,brass,(0,0,1.05))]
    for s in(-1,1): P.append(tube('foot',[(s*0.25,0,0.22),(s*0.31,0,0.1),(s*0.36,0,0.0)],0.028,brass))
    return P,1.1

PRODUCTS=dict(bottle=bottle,teapot=teapot,headphones=headphones,carton=carton,plant=plant,bowl=bowl,carafe=carafe,chair=chair,speaker=speaker,glasses=glasses,candle=candle,tin=tin,vase=vase,clock=clock)
# product -> six (az, el, set, light, nearness)
SHOTS={
 'bottle':[(0,6,'white','soft',1),(-30,14,'wood','window',1),(40,20,'concrete','hard',1),(10,40,'linen','soft',1),(-15,4,'paper-sand','hard',1),(25,15,'grey','window',.86)],
 'teapot':[(0,8,'white','soft',1),(-30,16,'linen','window',1),(35,14,'wood','window',1),(15,42,'concrete','soft',1),(-16,4,'paper-coral','hard',1),(20,18,'grey','soft',.9)],
 'headphones':[(10,8,'white','hard',1),(-34,14,'wood','soft',1),(36,18,'grey','window',1),(18,38,'concrete','hard',1),(-12,6,'paper-teal','soft',1),(24,16,'linen','window',.9)],
 'carton':[(0,8,'wood','soft',1),(-32,16,'white','hard',1),(36,14,'paper-sand','window',1),(20,40,'wood','window',1),(-16,5,'concrete','soft',1),(24,18,'linen','soft',.86)],
 'plant':[(0,8,'white','window',1),(-30,16,'grey','soft',1),(30,14,'wood','hard',1),(15,36,'linen','soft',1),(-14,4,'paper-coral','soft',1),(22,16,'concrete','window',.9)],
 'bowl':[(0,12,'white','soft',1),(-30,20,'wood','window',1),(30,16,'linen','soft',1),(15,42,'grey','window',1),(-14,8,'paper-teal','hard',1),(20,18,'concrete','soft',.9)],
 'carafe':[(0,8,'grey','soft',1),(-30,14,'wood','window',1),(30,14,'paper-teal','soft',1),(15,36,'linen','window',1),(-14,5,'white','hard',1),(20,16,'concrete','soft',.9)],
 'chair':[(-25,10,'white','soft',1),(28,16,'grey','hard',1),(36,14,'wood','window',1),(20,36,'linen','soft',1),(-18,5,'paper-teal','window',1),(30,18,'concrete','soft',.9)],
 'speaker':[(0,8,'grey','soft',1),(-30,14,'wood','window',1),(30,16,'concrete','window',1),(15,40,'linen','soft',1),(-14,5,'paper-coral','soft',1),(20,16,'white','hard',.9)],
 'glasses':[(0,14,'white','hard',1),(-30,20,'wood','window',1),(30,16,'grey','soft',1),(15,40,'concrete','soft',1),(-14,8,'paper-sand','window',1),(20,18,'linen','hard',.9)],
 'candle':[(0,8,'white','soft',1),(-28,16,'grey','soft',1),(35,14,'wood','window',1),(15,40,'linen','soft',1),(-16,5,'paper-teal','hard',1),(24,18,'concrete','soft',.86)],
 'tin':[(0,10,'white','soft',1),(-30,16,'grey','window',1),(36,14,'wood','window',1),(20,40,'linen','hard',1),(-16,6,'paper-coral','soft',1),(24,18,'concrete','soft',.86)],
 'vase':[(0,8,'white','window',1),(-30,16,'grey','soft',1),(36,14,'wood','soft',1),(20,38,'linen','window',1),(-16,5,'paper-sand','soft',1),(24,18,'concrete','window',.9)],
 'clock':[(0,8,'white','soft',1),(-30,14,'grey','hard',1),(34,14,'wood','window',1),(20,34,'linen','soft',1),(-16,5,'paper-sand','soft',1),(24,16,'concrete','soft',.9)],
}
